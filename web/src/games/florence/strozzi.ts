/** What Strozzi's cards say, in the terms of the round. */

import type { GameWords } from '../../table/contract'
import { BOX } from './box'
import type { FlorenceView } from './view'

/** Nobles A, B and C by their names. */
export function lettered(words: GameWords, nobles: readonly string[]): { a: string; b: string; c: string } {
  const [a = '', b = '', c = ''] = nobles.map((noble) => words.value('noble', noble))
  return { a, b, c }
}

/** A card in words. */
export function cardText(words: GameWords, { number, nobles }: OpenCard): string {
  return words.say(`board-strozzi-card-${number}`, lettered(words, nobles))
}

export function cardCost(words: GameWords, number: number): string {
  const { costs, party_time } = BOX.facts.strozzi
  return number === party_time ? words.say('board-all-time') : String(costs[number] ?? 0)
}

/** A card, and who the nobles A, B and C were in its round. */
export interface OpenCard {
  number: number
  nobles: readonly string[]
}

/** The card that lies open: the last he drew. */
export function openCard({ strozzi }: FlorenceView): OpenCard | null {
  if (strozzi === null) return null
  const { drawn, drawn_before, nobles, nobles_before } = strozzi
  const now = drawn.at(-1)
  if (now !== undefined) return { number: now, nobles }
  const before = drawn_before.at(-1)
  return before === undefined ? null : { number: before, nobles: nobles_before }
}
