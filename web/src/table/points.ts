/** How the sides of a game stand: places, and the rows of the table of points. */

import type { Points, Standing } from '../api/types'
import type { Arguments, GameWords } from '../words/contract'
import type { LogLine } from './contract'

export interface Row {
  source: string
  number: number
  /** Not scored yet, but counted as things stand. */
  open: boolean
  /** What each side has of it, in the order of the sides; null where it has none. */
  points: (number | null)[]
}

export interface Placed {
  side: number
  /** Counted from 1; those who share a place have the same. */
  place: number
  points: number
}

/** What each side has, without what is still open. */
export function totals({ sides, points }: Standing): number[] {
  return sides.map((side) => sum(points.filter((each) => each.seat === side && !each.open)))
}

/** One row for each source, in the order in which the game tells them. */
export function rowsOf({ points }: Standing, sides: readonly number[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { source, number = 0, open = false, seat, points: scored } of points) {
    const key = `${source} ${number} ${open}`
    const row = rows.get(key) ?? { source, number, open, points: sides.map(() => null) }
    row.points[sides.indexOf(seat)] = scored
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** The sides from the first to the last; winners come before those with as many points. */
export function placed(sides: readonly number[], points: readonly number[], winners: readonly number[]): Placed[] {
  const worth = (place: number): number => (points[place] ?? 0) + (winners.includes(sides[place] ?? -1) ? 0.5 : 0)
  const order = sides.map((_, place) => place).sort((one, other) => worth(other) - worth(one))
  return order.map((place) => ({
    side: sides[place] ?? 0,
    points: points[place] ?? 0,
    place: 1 + order.filter((other) => worth(other) > worth(place)).length,
  }))
}

/** How a tie was broken, and what each of those tied had for it. */
export interface Tie {
  rule: string
  seats: { seat: number; figure: string }[]
}

/** The ties that the log tells of: the rule once, and a figure for each seat. */
export function tiesTold(lines: readonly LogLine[], words: GameWords): Tie[] {
  const ties = new Map<string, Tie>()
  for (const { event } of lines) {
    const { type, to: _audience, seat, ...fields } = event
    if (type !== 'TieCompared' || typeof seat !== 'number') continue
    const told = words.has('result-tie')
    const rule = told ? words.say('result-tie', fields as Arguments) : ''
    const tie = ties.get(rule) ?? { rule, seats: [] }
    tie.seats.push({ seat, figure: told ? words.say('result-tie-of', fields as Arguments) : words.event(event) })
    ties.set(rule, tie)
  }
  return [...ties.values()]
}

/** A number with a minus sign instead of a hyphen. */
export function signed(number: number): string {
  return String(number).replace('-', '−')
}

function sum(points: readonly Points[]): number {
  return points.reduce((all, each) => all + each.points, 0)
}
