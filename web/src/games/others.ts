/** Who sits beside whom. */

import type { CoreView } from '../table/contract'

/** The others, beginning with the left neighbour; for onlookers everybody. */
export function others(view: CoreView & { readonly players: readonly unknown[] }, seat: number | null): number[] {
  const count = view.players.length
  const all = view.players.map((_, step) => (step + (seat ?? -1) + 1) % count)
  return seat === null ? all : all.slice(0, -1)
}
