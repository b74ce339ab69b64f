/** Why an answer is better, in words; the messages are those of the core and of the game. */

import type { Motive } from '../api/types'
import type { GameWords } from '../table/contract'

export function motiveLine(words: GameWords, motive: Motive): string {
  return words.say(motive.key, { topic: words.say(motive.topic), effect: `${signed(100 * motive.effect, 0)} %` })
}

/** What the lot being sold, or one that was bought, is worth. */
export function priceLine(words: GameWords, price: number | null | undefined): string {
  return price == null ? words.say('price-not-worth') : words.say('price-worth', { price })
}

/** A number with its sign, as it is printed. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  return (value < 0 ? '−' : '+') + text
}
