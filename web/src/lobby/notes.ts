/** How a table stands, in a few words. */

import type { TableInfo } from '../api/types'
import { say, sayOr, shellWords } from '../words/shell.svelte'
import { isMyTurn } from './lobby.svelte'

export function titleOf(table: TableInfo): string {
  return sayOr(`game-${table.game}`, table.game)
}

function seatNames(table: TableInfo, seats: readonly number[]): string {
  const words = shellWords()
  return words.listing(seats.map((seat) => table.seats[seat]?.name || words.seat(seat)))
}

export function noteOf(table: TableInfo): string {
  switch (table.status) {
    case 'abandoned':
      return say('called-off')
    case 'finished':
      if (!table.winners?.length) return say('won-by-nobody')
      return say('won-by', { winners: seatNames(table, table.winners) })
    case 'gathering':
      return say('waits-open', { number: table.seats.filter((seat) => seat.kind === 'open').length })
    case 'playing':
      if (isMyTurn(table)) return say('your-turn')
      return say('waits-for', { seats: seatNames(table, table.awaiting) })
  }
}
