/** What is in the box of the game. */

import type { components } from '../../api/schema'
import { Box } from '../box'

export const BOX = new Box<components['schemas']['PrincesBox']>()

export function isLandscape(piece: string): boolean {
  return BOX.facts.landscapes.includes(piece)
}

export function outlineOf(piece: string): readonly string[] {
  return BOX.facts.outlines[piece] ?? []
}

/** Cards in the order of the box. */
export function inOrder(cards: readonly string[]): string[] {
  const { professions, bonus, prestige } = BOX.facts
  const order = [professions, bonus, prestige].flatMap((deck) => Object.keys(deck))
  return [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other))
}
