/** Money as it is laid: which moves stand for which cards, and what the view says they come to. */

import { BOX } from './box'
import { cardFace } from './cards'
import type { Laying, Unit } from './view'

export function isLaying(move: string): boolean {
  return move.startsWith('lay ')
}

/** The card or joker that a move lays. */
export function unitOf(laying: Laying | null, move: string): Unit | undefined {
  return laying?.units.find((unit) => unit.move === move)
}

/** What moves come to when laid in one go. */
export function worthOf(laying: Laying | null, moves: readonly string[]): number {
  const units = laying?.units ?? []
  return units.reduce((sum, { move, worths }) => {
    const number = moves.filter((each) => each === move).length
    return sum + (worths[number - 1] ?? 0)
  }, 0)
}

/** A hand's order: by currency and value, certificates last. */
export function cardRank(card: string): number {
  const { currency, value } = cardFace(card)
  const { currencies } = BOX.facts
  const place = currency === null ? currencies.length : currencies.indexOf(currency)
  return place * 10 + value
}

export interface HeldCard {
  card: string
  /** Which of several equal cards it is, so that each keeps its element. */
  copy: number
  /** The move that has chosen it, if one has. */
  chosenBy: string | null
}

/** The cards of a hand with those that moves have chosen among them marked. */
export function heldCards(hand: readonly string[], moves: readonly string[], laying: Laying | null): HeldCard[] {
  const chosen = new Map<string, string[]>()
  for (const move of moves) {
    for (const card of unitOf(laying, move)?.cards ?? []) chosen.set(card, [...(chosen.get(card) ?? []), move])
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
