/** What actions take of one's time, as the box and the view tell it. */

import type { Offer } from '../../table/contract'
import { BOX } from './box'
import { familyOf, type Mode } from './choosing.svelte'
import { cardTime } from './told'
import type { FlorenceView } from './view'

/** What time is left after a step, null where it changes nothing by itself. */
export function timeAfter(offer: Offer, view: FlorenceView): number | null {
  return view.time_after[familyOf(offer)] ?? null
}

/** What an action costs, as its button says it. */
export function costShown(mode: Mode, hand: readonly string[]): string {
  const { costs, scandal_times } = BOX.facts
  if (mode === 'gift') return `${costs.gift}+`
  if (mode === 'pass') return '0'
  if (mode !== 'scandal') return String(costs[mode])
  const known = hand.length > 0 ? hand : Object.keys(scandal_times)
  const taken = known.map((card) => Math.max(-cardTime(card), 0))
  const [least, most] = [Math.min(...taken), Math.max(...taken)]
  return least === most ? String(least) : `${least}–${most}`
}
