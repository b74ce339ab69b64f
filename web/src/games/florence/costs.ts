/** What a step would cost in time, for the dial and the words beside it. */

import type { Offer } from '../../table/contract'
import { BOX } from './box'
import { familyOf, type Mode } from './choosing.svelte'
import { cardCost } from './reckon'
import { playerOf, type FlorenceView } from './view'

/** The cost of a step; null where it costs nothing by itself. */
export function costOf(offer: Offer, view: FlorenceView, seat: number): number | null {
  const family = familyOf(offer)
  const { card, noble } = offer.form
  if (family === 'play') return cardCost(card ?? '')
  if (family === 'discard' || family === 'gain-time') return -1
  if (family === 'gift') return playerOf(view, seat)?.gift_prices[noble ?? ''] ?? null
  if (family === 'pay') return Number(view.asked?.facts['price'] ?? 0)
  // The first debutant is free, and what a card brings was paid with the card.
  if (view.asked?.question !== 'action') return null
  return actionCost(family)
}

/** What an action of this kind costs; null for what has no cost of its own. */
export function actionCost(family: string): number | null {
  const costs: Readonly<Record<string, number>> = { ...BOX.facts.costs }
  return family === 'gift' ? null : (costs[family] ?? null)
}

/** What an action costs, as its button says it. */
export function costShown(mode: Mode, hand: readonly string[]): string {
  const { costs: actions, scandal_costs } = BOX.facts
  if (mode === 'gift') return `${actions.gift}+`
  if (mode !== 'scandal') return String(actionCost(mode) ?? 0)
  const known = hand.length > 0 ? hand : Object.keys(scandal_costs)
  const costs = known.map((card) => Math.max(cardCost(card), 0))
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  return least === most ? String(least) : `${least}–${most}`
}
