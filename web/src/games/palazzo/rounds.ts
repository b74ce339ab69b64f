/** Turns, counted from what the log tells: every turn begins in one of three ways. */

import type { LogLine } from '../../table/contract'

const DRAWN = ['TileToDepot', 'TileToQuarry', 'RiderTurnedUp']
const AT_ONCE = ['MoneyTurnedUp', 'FloorTakenOut', 'FloorPutIn', 'PalaceRemoved']

/** How many turns have begun. Two tiles turned up one after the other are one turn. */
export function turnsBegun(log: readonly LogLine[]): number {
  let turns = 0
  let drawing = false
  for (const { event } of log) {
    const drawn = DRAWN.includes(event.type)
    if (AT_ONCE.includes(event.type) || (drawn && !drawing)) turns += 1
    drawing = drawn
  }
  return turns
}
