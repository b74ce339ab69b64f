/** When a seat last moved at a table, kept in the browser so that coming back hours later still tells. */

const PREFIX = 'quattrocento-turn'

const keyOf = (table: string, seat: number): string => `${PREFIX} ${table} ${seat}`

/** The sequence that the seat's last move led to; null if that is not known. */
export function lastTurn(table: string, seat: number): number | null {
  const kept = localStorage.getItem(keyOf(table, seat))
  return kept === null ? null : Number(kept)
}

export function keepTurn(table: string, seat: number, sequence: number): void {
  try {
    localStorage.setItem(keyOf(table, seat), String(sequence))
  } catch {
    // A browser that keeps nothing only forgets where the divider stands.
  }
}

export function forgetTurn(table: string, seats: readonly number[]): void {
  for (const seat of seats) localStorage.removeItem(keyOf(table, seat))
}
