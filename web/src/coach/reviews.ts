/** Reviews that were asked for, as long as the page is open: whoever comes back from a try finds theirs. */

import type { CostlyMove, GameReview } from '../api/types'

const kept = new Map<string, GameReview>()
let tried: { table: string; move: number } | null = null

export function keepReview(table: string, review: GameReview): void {
  kept.set(table, review)
}

/** The review of a table that was looked at last. */
export const keptReview = (table: string): GameReview | null => kept.get(table) ?? null

/** Somebody tries a decision again: what the review said of it, if there was one. */
export function tryAgain(table: string, seat: number, move: number): CostlyMove | null {
  tried = { table, move }
  const review = keptReview(table)
  return review?.seat === seat ? (review.costly.find((each) => each.move === move) ?? null) : null
}

/** The decision of a table that was just tried, once. */
export function comesFrom(table: string): number | null {
  const move = tried?.table === table ? tried.move : null
  tried = null
  return move
}
