/** Turns, counted from what the log tells. */

import type { LogLine } from '../../table/contract'
import type { PalazzoEvent } from './view'

/** How many turns have begun. */
export function turnsBegun(log: readonly LogLine<PalazzoEvent>[]): number {
  return log.filter(({ event }) => 'begins_turn' in event && event.begins_turn).length
}
