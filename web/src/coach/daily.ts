/** The puzzle of the day: the same for everybody, from the date alone. */

import type { PuzzleCount } from '../api/types'

const DAY = 86_400_000
/** Prime, and more than any game has puzzles: so every puzzle has its day before one comes again. */
const STEP = 7919

export interface DailyPuzzle {
  game: string
  number: number
  count: number
}

/** The days since 1970, by the clock of the place where somebody is. */
export function dayNumber(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY)
}

/** One game a day, in turn; null where no game has puzzles. */
export function puzzleOf(day: number, counts: readonly PuzzleCount[]): DailyPuzzle | null {
  const games = counts.filter((each) => each.count > 0)
  const found = games[day % games.length]
  if (!found) return null
  const turn = Math.floor(day / games.length)
  return { ...found, number: 1 + ((turn * STEP) % found.count) }
}
