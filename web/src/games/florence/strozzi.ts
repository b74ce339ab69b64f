/** What Strozzi's cards say, in the terms of the round. */

import type { GameWords } from '../../table/contract'
import { BOX } from './box'
import type { FlorenceView } from './view'


/** Nobles A, B and C: of this round and of the two after; at the end Giovanni stands for all. */
export function noblesOf(round: number): [string, string, string] {
  const { nobles, rounds } = BOX.facts
  const noble = (number: number): string => nobles[(Math.min(number, rounds) - 1) % nobles.length] ?? ''
  return [noble(round), noble(round + 1), noble(round + 2)]
}

/** A card in words. */
export function cardText(words: GameWords, number: number, round: number): string {
  const [a, b, c] = noblesOf(round).map((noble) => words.value('noble', noble))
  return words.say(`board-strozzi-card-${number}`, { a: a ?? '', b: b ?? '', c: c ?? '' })
}

export function cardCost(words: GameWords, number: number): string {
  const { costs, party_time } = BOX.facts.strozzi
  return number === party_time ? words.say('board-all-time') : String(costs[number] ?? 0)
}

/** The card that lies open: the last he drew. */
export function openCard(view: FlorenceView): { number: number; round: number } | null {
  const { strozzi } = view
  const now = strozzi?.drawn.at(-1)
  if (now !== undefined) return { number: now, round: view.round }
  const before = strozzi?.drawn_before.at(-1)
  return before === undefined ? null : { number: before, round: view.round - 1 }
}
