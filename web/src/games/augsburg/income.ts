/** What ranks and rights bring at the end of a round, and what bonds cost: printed on the pieces. */

import { bondFace } from '../../art/augsburg'
import type { Colour, PlayerView } from './view'

const FLORINS = [600, 900, 1200, 1600]
const PRESTIGE = [3, 5, 8, 12]
const BONDS = [4, 5, 6, 6]
const FREE = [0, 0, 0, 1]
const JOKER = 400

/** What is printed on a rung. */
export function yieldOf(colour: Colour, rank: number): string {
  if (colour === 'yellow') return String(FLORINS[rank - 1] ?? 0)
  if (colour === 'orange') return String(PRESTIGE[rank - 1] ?? 0)
  const free = FREE[rank - 1] ?? 0
  return free > 0 ? `${free}+${BONDS[rank - 1] ?? 0}` : String(BONDS[rank - 1] ?? 0)
}

export interface Income {
  florins: number
  title: number
  rights: number
  offered: number
  free: number
}

function printed(player: PlayerView, name: string): number {
  return player.rights.find((each) => each.right === name)?.printed ?? 0
}

export function incomeOf(player: PlayerView): Income {
  const mint = player.rights.some((each) => each.right === 'mint master')
  return {
    florins: FLORINS[player.yellow - 1] ?? 0,
    title: PRESTIGE[player.orange - 1] ?? 0,
    rights: printed(player, 'coat of arms') + printed(player, 'patent'),
    offered: BONDS[player.purple - 1] ?? 0,
    free: (FREE[player.purple - 1] ?? 0) + (mint ? 1 : 0),
  }
}

const DEAREST_OF_PRICE: readonly (readonly [value: number, price: number])[] = [
  [5, 200],
  [9, 250],
  [13, 300],
  [16, 350],
  [17, 400],
]

export function priceOf(label: string): number {
  const { noble, value } = bondFace(label)
  if (noble === null) return JOKER
  return DEAREST_OF_PRICE.find(([most]) => value <= most)?.[1] ?? JOKER
}

export function worth(bonds: readonly string[]): number {
  return bonds.reduce((sum, label) => sum + priceOf(label), 0)
}
