/** Why an answer is better, in words; the messages are those of the core and of the game. */

import type { HintedOffer, Motive, Reasons, Term } from '../api/types'
import type { GameWords } from '../table/contract'

/** So that a number never stands without its sign. */
const NARROW_SPACE = '\u202f'

/** Why, for whoever reads it or for another seat: each motive by itself, then in points what advice thinks of it. */
export function reasonLines(words: GameWords, { motives, terms }: Reasons, seat: number | null = null): string[] {
  const who = seat === null ? words.say('coach-you') : words.seat(seat)
  const lines = motives.map((motive) => motiveLine(words, motive, who))
  if (terms.length === 0) return lines
  return [...lines, words.say('coach-terms', { terms: words.listing(terms.map((term) => termText(words, term))) })]
}

export function motiveLine(words: GameWords, motive: Motive, who: string): string {
  return words.say(motive.key, { topic: words.say(motive.topic), effect: `${signed(100 * motive.effect)}${NARROW_SPACE}%`, who })
}

/** A term of advice, and how many points more it is worth. */
export function termText(words: GameWords, { topic, points }: Term): string {
  return words.say('coach-term', { topic: words.say(topic), sign: sign(points), points: tenths(Math.abs(points)) })
}

/** What an answer promises: chance of winning, how far ahead or behind, place, and its rank by advice; alone, points instead. */
export function promiseLine(words: GameWords, { chance, margin, place, advice }: Omit<HintedOffer, 'offer' | keyof Reasons>, alone = false): string {
  const lead = alone ? 'alone' : margin < 0 ? 'behind' : 'ahead'
  return words.say('coach-promise', { chance: Math.round(100 * chance), lead, margin: tenths(Math.abs(margin)), place: tenths(place), advice })
}

const tenths = (value: number): number => Math.round(10 * value) / 10

/** The message that says which answer the one of this rank, from 0, is compared with. */
export const besideKey = (rank: number): string => (rank === 0 ? 'coach-beside-second' : 'coach-beside-first')

/** Whether an answer differs from the one it stands beside in nothing that is told. */
export function isAlike(offers: readonly HintedOffer[], rank: number): boolean {
  const [here, other] = [offers[rank], offers[rank === 0 ? 1 : 0]]
  if (!here || !other || here === other) return false
  return here.motives.length + here.terms.length === 0 && Math.abs(here.chance - other.chance) < LEAST
}

/** Less than a hundredth of a win is not told. */
const LEAST = 0.01

/** What the lot being sold, or one that was bought, is worth. */
export function priceLine(words: GameWords, price: number | null | undefined): string {
  return price == null ? words.say('price-not-worth') : words.say('price-worth', { price })
}

/** A whole number with its sign, as it is printed. */
export function signed(value: number): string {
  return sign(value) + Math.abs(value).toFixed(0)
}

const sign = (value: number): string => (value < 0 ? '−' : '+')
