/** Who looks at the table through this page, and who looks next. */

import type { TableInfo } from '../api/types'

/** The seats that are played from this page, without those where a bot stands in. */
export function ownSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) => (seat.mine && !seat.stand_in ? [number] : []))
}

/** All seats of mine, also those where a bot stands in. */
export function seatsOfMine(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) => (seat.mine ? [number] : []))
}

/** The one seat of mine; none where several people share this page. */
export function ownSeat(table: TableInfo | null): number | null {
  const [seat, ...more] = table ? seatsOfMine(table) : []
  return seat === undefined || more.length > 0 ? null : seat
}

/** Whether several people share this page. */
export function isHotSeat(table: TableInfo): boolean {
  return ownSeats(table).length > 1
}

/**
 * The seat that must look now. With several at one page it stays with whoever holds the device
 * until another of them is asked and they are not.
 */
export function seatToLook(
  table: TableInfo,
  asked: readonly number[],
  holder: number | null,
): number | null {
  const own = ownSeats(table)
  if (own.length <= 1) return own[0] ?? seatsOfMine(table)[0] ?? null
  const waiting = own.filter((seat) => asked.includes(seat))
  if (holder !== null && own.includes(holder) && (waiting.length === 0 || waiting.includes(holder))) {
    return holder
  }
  return waiting[0] ?? own[0] ?? null
}

/** Whether this reader may say something at the table. */
export function mayWrite(table: TableInfo): boolean {
  return table.spectators_write || table.host || seatsOfMine(table).length > 0
}
