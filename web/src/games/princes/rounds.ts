/** Rounds, from what the log tells. */

import type { LogLine } from '../../table/contract'
import type { PrincesEvent } from './view'

/** The round that has begun last; the set-up belongs to the first. */
export function roundOf(log: readonly LogLine<PrincesEvent>[]): number {
  let round = 1
  for (const { event } of log) if (event.type === 'RoundBegan') round = Math.max(1, event.round)
  return round
}
