/** How far somebody has come with the puzzles of a game, kept in this browser. */

export interface Streak {
  /** The next puzzle, from 1. */
  next: number
  /** Solved in a row, now and at best. */
  streak: number
  best: number
}

const BEGINNING: Streak = { next: 1, streak: 0, best: 0 }

const keyOf = (game: string): string => `quattrocento-puzzles-${game}`

export function readStreak(game: string): Streak {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return isStreak(kept) ? kept : { ...BEGINNING }
  } catch {
    return { ...BEGINNING }
  }
}

/**
 * What an answer to a puzzle leads to; after the last puzzle the first comes again.
 *
 * A puzzle out of order, such as that of the day, leaves the order as it is.
 */
export function answered(before: Streak, solved: boolean, number: number, count: number): Streak {
  const streak = solved ? before.streak + 1 : 0
  const following = number >= count ? 1 : number + 1
  const next = number === Math.min(before.next, count) ? following : before.next
  return { next, streak, best: Math.max(before.best, streak) }
}

export function keepStreak(game: string, streak: Streak): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(streak))
  } catch {
    // Without a place to keep it, it holds until the page is left.
  }
}

function isStreak(kept: unknown): kept is Streak {
  if (typeof kept !== 'object' || kept === null) return false
  const values = ['next', 'streak', 'best'].map((name) => (kept as Record<string, unknown>)[name])
  return values.every((value) => Number.isInteger(value) && Number(value) >= 0) && Number(values[0]) >= 1
}
