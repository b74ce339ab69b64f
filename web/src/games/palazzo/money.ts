/** Money as it is laid: which moves stand for which cards, and what they come to. */

import { cardFace } from '../../art/money'
import { BOX } from './box'

const CERTIFICATE = 'certificate'
const JOKER = /^lay joker (\d+)$/

/** The value of a joker's three cards, null for any other move. */
export function jokerOf(move: string): number | null {
  const match = JOKER.exec(move)
  return match === null ? null : Number(match[1])
}

/** The cards that a move lays down. */
export function cardsOf(move: string): string[] {
  const value = jokerOf(move)
  if (value !== null) return BOX.facts.currencies.map((currency) => `${currency} ${value}`)
  return move.startsWith('lay ') ? [move.slice('lay '.length)] : []
}

/** What moves come to when laid in one go: PAL-PAY-3, 4, 8. */
export function worth(moves: readonly string[]): number {
  const { joker_value, certificate_value, certificates_for_a_joker } = BOX.facts
  let sum = 0
  let certificates = 0
  for (const move of moves) {
    if (jokerOf(move) !== null) sum += joker_value
    else if (move === `lay ${CERTIFICATE}`) certificates += 1
    else for (const card of cardsOf(move)) sum += cardFace(card).value
  }
  const jokers = Math.floor(certificates / certificates_for_a_joker)
  return sum + jokers * joker_value + (certificates % certificates_for_a_joker) * certificate_value
}

/** The order of the notation: jokers, single cards by currency and value, certificates. */
export function inOrder(moves: readonly string[]): string[] {
  return [...moves].sort((one, other) => rank(one) - rank(other))
}

function rank(move: string): number {
  const joker = jokerOf(move)
  if (joker !== null) return joker
  return 100 + cardRank(cardsOf(move)[0] ?? CERTIFICATE)
}

/** A hand's order: by currency and value, certificates last. */
export function cardRank(card: string): number {
  const { currency, value } = cardFace(card)
  const { currencies } = BOX.facts
  const place = currency === null ? currencies.length : currencies.indexOf(currency)
  return place * 10 + value
}

/** The currency that single cards among these moves bind, null when none does. */
export function boundBy(moves: readonly string[]): string | null {
  for (const move of moves) {
    if (jokerOf(move) !== null) continue
    for (const card of cardsOf(move)) {
      const { currency } = cardFace(card)
      if (currency !== null) return currency
    }
  }
  return null
}

export interface HeldCard {
  card: string
  /** Which of several equal cards it is, so that each keeps its element. */
  copy: number
  /** The move that has chosen it, if one has. */
  chosenBy: string | null
}

/** The cards of a hand with those that moves have chosen among them marked. */
export function heldCards(hand: readonly string[], moves: readonly string[]): HeldCard[] {
  const chosen = new Map<string, string[]>()
  for (const move of moves) {
    for (const card of cardsOf(move)) chosen.set(card, [...(chosen.get(card) ?? []), move])
  }
  const copies = new Map<string, number>()
  return [...hand]
    .sort((one, other) => cardRank(one) - cardRank(other))
    .map((card) => {
      const copy = copies.get(card) ?? 0
      copies.set(card, copy + 1)
      return { card, copy, chosenBy: chosen.get(card)?.[copy] ?? null }
    })
}
