/** Rounds, from what the log tells. */

import type { LogLine } from '../../table/contract'

/** The round that has begun last; the set-up belongs to the first. */
export function roundOf(log: readonly LogLine[]): number {
  const begun = log.filter(({ event }) => event.type === 'RoundBegan').at(-1)
  return Math.max(1, Number(begun?.event['round'] ?? 1))
}
