/**
 * What this browser keeps of its tables, to hold against their proofs: the commitment as it was
 * first seen, the chance that was added here, and the last head with what was seen at it.
 */

import type { Receipt, TableInfo } from '../api/types'

const PREFIX = 'quattrocento-receipt-'
const MOST = 100

interface Kept extends Receipt {
  /** When it was last written (milliseconds). */
  at?: number
}

function read(name: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(receipt: Receipt): void {
  try {
    localStorage.setItem(PREFIX + receipt.table, JSON.stringify({ ...receipt, at: Date.now() }))
    dropOldest()
  } catch {
    // Without room nothing is kept; the game goes on.
  }
}

function dropOldest(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  if (names.length <= MOST) return
  const byAge = names.map((name) => ({ name, at: read(name)?.at ?? 0 })).sort((one, other) => one.at - other.at)
  for (const { name } of byAge.slice(0, names.length - MOST)) localStorage.removeItem(name)
}

export const receipts = {
  of(table: string): Receipt | null {
    const kept = read(PREFIX + table)
    if (kept === null) return null
    const { at: _at, ...receipt } = kept
    return receipt
  },

  /** Begin to keep one: with the commitment as it was shown before anything was added here. */
  begin(table: string, commitment: string, entropy: string, key: string): void {
    if (read(PREFIX + table) === null) write({ ...blank(table, commitment), entropy, key })
  },

  /** Keep the last head that a table has shown, and what the seat saw at it. */
  note(table: TableInfo, seat: number | null, view: unknown): void {
    const promised = table.proof
    if (!promised || !table.seats.some((each) => each.mine)) return
    const kept = this.of(table.id) ?? blank(table.id, promised.commitment)
    const same = kept.head === promised.head
    if (same && (kept.signature || !promised.signature)) return
    write({
      ...kept,
      head: promised.head,
      signature: promised.signature,
      seat: table.status === 'gathering' ? null : seat,
      view: table.status === 'gathering' ? null : ((view as Receipt['view']) ?? null),
    })
  },
}

function blank(table: string, commitment: string): Receipt {
  return {
    format: 'quattrocento-receipt',
    version: 1,
    table,
    commitment,
    entropy: null,
    head: null,
    signature: null,
    key: null,
    seat: null,
    view: null,
  }
}
