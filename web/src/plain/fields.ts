/** A view of any game in parts: what all share, each seat's own, and the names of its fields. */

import type { CoreView, GameWords, LogLine } from '../table/contract'

export type Value = null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value }
export type Fields = Readonly<Record<string, Value>>

/** What the prompt and the result already tell. */
const TOLD = new Set(['seat', 'asked', 'winners', 'players'])

function all(view: CoreView): Fields {
  return view as unknown as Fields
}

export function isFields(value: Value): value is { readonly [name: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What lies on the table. */
export function sharedFields(view: CoreView): Fields {
  return Object.fromEntries(Object.entries(all(view)).filter(([name]) => !TOLD.has(name)))
}

/** What a seat has, if the game's view has an entry for each. */
export function fieldsOf(view: CoreView, seat: number): Fields | null {
  const players = all(view)['players']
  const found = Array.isArray(players) ? (players as readonly Value[])[seat] : undefined
  return found !== undefined && isFields(found) ? found : null
}

export function roundOf(view: CoreView, log: readonly LogLine[]): string | number {
  const told = log.findLast(({ event }) => typeof event['round'] === 'number')?.event['round']
  const round = told ?? all(view)['round']
  return typeof round === 'number' ? round : 1
}

/** What a field is called: by the game's own message `drawing-NAME`, as in the terminal, else by its name. */
export function fieldName(words: GameWords, name: string): string {
  const key = `drawing-${name.replaceAll('_', '-')}`
  if (words.has(key)) return words.say(key)
  const plain = name.replaceAll('_', ' ').replaceAll('-', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** A single value in words: by the game's vocabulary where it knows it. */
export function valueName(words: GameWords, name: string, value: null | boolean | number | string): string {
  if (value === null || value === '') return words.say('board-nothing')
  if (typeof value === 'boolean') return words.say(value ? 'board-yes' : 'board-no')
  if (typeof value === 'number') return /(^|_)seats?$/.test(name) ? words.seat(value) : String(value)
  const single = name.replace(/s$/, '')
  const found = words.value(single, value)
  return found === value ? words.value(name, value) : found
}

/** Whether a value is a list of single values, which fits in one line. */
export function isLine(value: Value): value is readonly (null | boolean | number | string)[] {
  return Array.isArray(value) && (value as readonly Value[]).every((each) => typeof each !== 'object' || each === null)
}
