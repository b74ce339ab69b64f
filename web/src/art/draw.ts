/** How drawings are put together: SVG as text, without style attributes (the content policy forbids them). */

export interface Frame {
  viewBox: string
  width?: number
  height?: number
  className?: string
  /** The place inside another drawing. */
  x?: number
  y?: number
  /** Other presentation attributes, ready to be written. */
  attributes?: string
}

/** A whole drawing. It is mute: `Art.svelte` or the control around it gives the name. */
export function svg(frame: Frame, body: string): string {
  const attributes = [
    frame.className === undefined ? '' : ` class="${frame.className}"`,
    frame.x === undefined ? '' : ` x="${round(frame.x)}"`,
    frame.y === undefined ? '' : ` y="${round(frame.y)}"`,
    frame.width === undefined ? '' : ` width="${round(frame.width)}"`,
    frame.height === undefined ? '' : ` height="${round(frame.height)}"`,
    ` viewBox="${frame.viewBox}"`,
    frame.attributes === undefined ? '' : ` ${frame.attributes}`,
  ]
  return `<svg${attributes.join('')} aria-hidden="true" focusable="false">${body}</svg>`
}

export function round(number: number): number {
  return Math.round(number * 100) / 100
}

const defined = new Set<string>()

/**
 * Patterns and clips that drawings refer to by id stand once in the document.
 * Each file of drawings defines its own as it is loaded.
 */
export function define(name: string, markup: string): void {
  if (defined.has(name)) return
  defined.add(name)
  if (typeof document === 'undefined') return
  const holder = document.createElement('div')
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${markup}</defs></svg>`
  // Not `display: none`: patterns inside would not be painted.
  holder.style.position = 'absolute'
  holder.style.width = '0'
  holder.style.height = '0'
  holder.style.overflow = 'hidden'
  holder.dataset.drawings = name
  document.body.prepend(holder)
}

/** A numeral on a piece: always the reading face, bold, lining figures. */
export function numeral(
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill: string,
): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" class="num" font-size="${size}" fill="${fill}">${text}</text>`
}
