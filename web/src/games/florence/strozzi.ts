/** What Strozzi's cards say, in the terms of the round. */

import type { GameWords } from '../../table/contract'
import { NOBLES } from '../../art/florence'
import type { FlorenceView } from './view'

const COSTS = [0, 3, 3, 3, 3, 3, 0, 3, 2, 2, 2]
const PARTY = 6

/** Nobles A, B and C: of this round and of the two after; at the end Giovanni stands for all. */
export function noblesOf(round: number): [string, string, string] {
  const noble = (number: number): string => NOBLES[(Math.min(number, 9) - 1) % 3] ?? 'cosimo'
  return [noble(round), noble(round + 1), noble(round + 2)]
}

/** A card in words. */
export function cardText(words: GameWords, number: number, round: number): string {
  const [a, b, c] = noblesOf(round).map((noble) => words.value('noble', noble))
  return words.say(`board-strozzi-card-${number}`, { a: a ?? '', b: b ?? '', c: c ?? '' })
}

export function cardCost(words: GameWords, number: number): string {
  return number === PARTY ? words.say('board-all-time') : String(COSTS[number] ?? 0)
}

/** The card that lies open: the last he drew. */
export function openCard(view: FlorenceView): { number: number; round: number } | null {
  const { strozzi } = view
  const now = strozzi?.drawn.at(-1)
  if (now !== undefined) return { number: now, round: view.round }
  const before = strozzi?.drawn_before.at(-1)
  return before === undefined ? null : { number: before, round: view.round - 1 }
}
