/** What is printed on rank cards and bonds, from the box. */

import { bondFace } from '../../art/augsburg'
import { BOX } from './box'
import type { Colour } from './view'

/** What is printed on a rung. */
export function yieldOf(colour: Colour, rank: number): string {
  const { money_by_rank, prestige_by_rank, offer_by_rank, free_by_rank } = BOX.facts
  const place = rank - 1
  if (colour === 'yellow') return String(money_by_rank[place] ?? 0)
  if (colour === 'orange') return String(prestige_by_rank[place] ?? 0)
  const free = free_by_rank[place] ?? 0
  const offered = offer_by_rank[place] ?? 0
  return free > 0 ? `${free}+${offered}` : String(offered)
}

/** The price on a bond. */
export function priceOf(label: string): number {
  const { noble, value } = bondFace(label)
  if (noble === null) return BOX.facts.joker_price
  return BOX.facts.bond_prices[value - 1] ?? 0
}
