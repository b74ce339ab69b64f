/** What is in the box: `box.json` is written from the package's own facts by `make_fixture.py`. */

import facts from './box.json'

export interface Preferences {
  building: string
  landscape: string
  freedom: string
}

export interface BonusCard {
  factor: number
  counted: readonly string[]
}

export interface PrestigeCard {
  points: number
  tied: number
  conditions: readonly { counted: string; least: number }[]
}

export const PROFESSIONS: Readonly<Record<string, Preferences>> = facts.professions
export const BONUS_CARDS: Readonly<Record<string, BonusCard>> = facts.bonus
export const PRESTIGE_CARDS: Readonly<Record<string, PrestigeCard>> = facts.prestige
export const OUTLINES: Readonly<Record<string, readonly string[]>> = facts.outlines
export const SIZES: Readonly<Record<'large' | 'medium' | 'small', readonly string[]>> = facts.sizes
export const PALAZZO: readonly string[] = facts.palazzo
export const WORTH = facts.worth

export const LANDSCAPES = ['forest', 'lake', 'park'] as const
export const BUILDINGS: readonly string[] = Object.keys(OUTLINES).filter(
  (piece) => !isLandscape(piece),
)

export function isLandscape(piece: string): boolean {
  return (LANDSCAPES as readonly string[]).includes(piece)
}

const ORDER = [PROFESSIONS, BONUS_CARDS, PRESTIGE_CARDS].flatMap((deck) => Object.keys(deck))

/** Cards in the order of the box. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
}
