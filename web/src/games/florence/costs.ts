/** What a step would cost in time, for the dial and the words beside it. */

import type { Offer } from '../../table/contract'
import { familyOf, type Mode } from './choosing.svelte'
import { CARD_COSTS, COSTS, giftPrice } from './reckon'
import type { FlorenceView } from './view'

/** The cost of a step; null where it costs nothing by itself. */
export function costOf(offer: Offer, view: FlorenceView, seat: number): number | null {
  const family = familyOf(offer)
  const { card, noble } = offer.form
  if (family === 'play') return CARD_COSTS[card ?? ''] ?? null
  if (family === 'discard' || family === 'gain-time') return -1
  if (family === 'gift') return giftPrice(view, seat, noble ?? '')
  if (family === 'pay') return Number(view.asked?.facts['price'] ?? 0)
  // The first debutant is free, and what a card brings was paid with the card.
  if (view.asked?.question !== 'action') return null
  if (family === 'deploy' || family === 'promote' || family === 'move' || family === 'boast') {
    return COSTS[family]
  }
  return family === 'hurry' ? COSTS.hurry : null
}

/** What an action costs, as its button says it. */
export function costShown(mode: Mode, hand: readonly string[]): string {
  if (mode === 'gift') return '2+'
  if (mode !== 'scandal') return String(COSTS[mode])
  const costs = hand.map((card) => CARD_COSTS[card] ?? 0).map((cost) => Math.max(cost, 0))
  if (costs.length === 0) return '0–3'
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  return least === most ? String(least) : `${least}–${most}`
}
