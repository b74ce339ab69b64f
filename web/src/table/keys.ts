/** The keyboard at a table: which key asks for what, and where the next decision is. */

export const COMMANDS = { p: 'pass', c: 'confirm', n: 'next', u: 'undo', '/': 'notation', '?': 'rules' } as const
export type Command = (typeof COMMANDS)[keyof typeof COMMANDS]

/** What a key asks for; nothing while somebody writes, or with a key that belongs to the browser. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const { target, key } = event
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return null
  const inDialog = target instanceof HTMLElement && target.closest('dialog') !== null
  const found = Object.entries(COMMANDS).find(([each]) => each === key)?.[1] ?? null
  return inDialog && found !== 'rules' ? null : found
}

const REGIONS = ['.r-deciding', '.r-board', '.r-mine']
const OPEN = '.open, .btn.go, [aria-pressed]'

function may(element: HTMLElement): boolean {
  return element.ariaDisabled !== 'true' && element.closest('[hidden]') === null && !element.matches('.why')
}

/** What can be chosen now: where one decides first, then on the board, then among one's own things. */
export function choices(root: ParentNode): HTMLElement[] {
  const inRegions = (what: string): HTMLElement[] =>
    REGIONS.flatMap((region) => [...root.querySelectorAll<HTMLElement>(`${region} button:is(${what})`)]).filter(may)
  const open = inRegions(OPEN)
  return open.length > 0 ? open : inRegions('.btn')
}

/** The choice after the one that has the focus, the first after the last. */
export function nextChoice(root: ParentNode, focused: Element | null): HTMLElement | null {
  const all = choices(root)
  const place = all.findIndex((each) => each === focused)
  return all[(place + 1) % all.length] ?? null
}

/** The one button that settles the matter. */
export function confirming(root: ParentNode): HTMLElement | null {
  return [...root.querySelectorAll<HTMLElement>('.r-deciding button.btn.go')].find(may) ?? null
}
