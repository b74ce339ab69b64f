/** Bonds in hand: in groups by noble, jokers last. */

import { bondFace } from '../../art/augsburg'
import { NOBLES } from './view'

export interface HeldBond {
  bond: string
  /** Which of several that are alike, counted from 0. */
  copy: number
}

export interface BondGroup {
  /** The noble, or `joker`. */
  name: string
  bonds: HeldBond[]
}

export const JOKER = 'joker'

export function groupsOf(hand: readonly string[]): BondGroup[] {
  const names: readonly string[] = [...NOBLES, JOKER]
  return names.flatMap((name) => {
    const bonds = sorted(hand.filter((bond) => groupName(bond) === name))
    if (bonds.length === 0) return []
    const held = bonds.map((bond, place) => ({
      bond,
      copy: bonds.slice(0, place).filter((other) => other === bond).length,
    }))
    return [{ name, bonds: held }]
  })
}

function groupName(bond: string): string {
  return bondFace(bond).noble ?? JOKER
}

/** In the rising order in which bonds are named: by noble, by value, jokers last. */
export function sorted(bonds: readonly string[]): string[] {
  const rank = (bond: string): number => {
    const { noble, value } = bondFace(bond)
    return noble === null ? 1000 : NOBLES.indexOf(noble as (typeof NOBLES)[number]) * 100 + value
  }
  return [...bonds].sort((one, other) => rank(one) - rank(other))
}

/** Bonds without some of them, each taken out once. */
export function without(bonds: readonly string[], gone: readonly string[]): string[] {
  const left = [...bonds]
  for (const bond of gone) {
    const place = left.indexOf(bond)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}
