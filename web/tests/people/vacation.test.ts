import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../../src/api/types'
import { onVacation, secondsLeft } from '../../src/table/clock.svelte'
import { seatNote } from '../../src/table/standing'
import type { GameWords, SeatInfo } from '../../src/table/contract'

const soon = Date.now() / 1000 + 3600
const seat = (vacation: number | null): SeatInfo => ({ kind: 'person', seconds_left: 500, vacation_until: vacation }) as SeatInfo
const table = (vacation: number | null): TableInfo =>
  ({ status: 'playing', awaiting: [0], seats: [seat(vacation)] }) as unknown as TableInfo

describe('vacation', () => {
  it('lets a clock stand still while it lasts', () => {
    const heard = Date.now() - 60_000
    expect(secondsLeft(table(soon), 0, heard)).toBe(500)
    expect(secondsLeft(table(null), 0, heard)).toBeLessThan(441)
    expect(secondsLeft(table(soon - 7200), 0, heard)).toBeLessThan(441)
    expect(onVacation(table(soon), 0)).toBe(true)
  })

  it('is shown beside the name', () => {
    const words = { say: (key: string) => key } as unknown as GameWords
    expect(seatNote(seat(soon), true, words)).toBe('seat-vacation')
  })
})
