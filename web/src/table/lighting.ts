/** Lights the places of the board that a line of the log speaks of. */

let lit: Element[] = []

export function placeElements(place: string): Element[] {
  return [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]
}

export function light(places: readonly string[]): void {
  unlight()
  lit = places.flatMap(placeElements)
  for (const element of lit) element.classList.add('lit')
}

export function unlight(): void {
  for (const element of lit) element.classList.remove('lit')
  lit = []
}
