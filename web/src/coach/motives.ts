/** Why an answer is better, in words; the messages are those of the core and of the game. */

import type { HintedOffer, Motive } from '../api/types'
import type { GameWords } from '../table/contract'

/** So that a number never stands without its sign. */
const NARROW_SPACE = '\u202f'

export function motiveLine(words: GameWords, motive: Motive): string {
  return words.say(motive.key, { topic: words.say(motive.topic), effect: `${signed(100 * motive.effect)}${NARROW_SPACE}%` })
}

/** What an answer promises: chance of winning, how far ahead or behind, place, and its rank by advice; alone, points instead. */
export function promiseLine(words: GameWords, { chance, margin, place, advice }: Omit<HintedOffer, 'offer' | 'motives'>, alone = false): string {
  const lead = alone ? 'alone' : margin < 0 ? 'behind' : 'ahead'
  return words.say('coach-promise', { chance: Math.round(100 * chance), lead, margin: tenths(Math.abs(margin)), place: tenths(place), advice })
}

const tenths = (value: number): number => Math.round(10 * value) / 10

/** The message that says which answer the one of this rank, from 0, is compared with. */
export const besideKey = (rank: number): string => (rank === 0 ? 'coach-beside-second' : 'coach-beside-first')

/** What the lot being sold, or one that was bought, is worth. */
export function priceLine(words: GameWords, price: number | null | undefined): string {
  return price == null ? words.say('price-not-worth') : words.say('price-worth', { price })
}

/** A whole number with its sign, as it is printed. */
export function signed(value: number): string {
  return (value < 0 ? '−' : '+') + Math.abs(value).toFixed(0)
}
