import { describe, expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../../src/table/contract'
import { isHotSeat, ownSeats, seatToLook } from '../../src/table/seats'

const seat = (mine: boolean, standIn = false): SeatInfo => ({
  kind: 'person',
  name: '',
  bot: null,
  mine,
  stand_in: standIn,
  connected: true,
  seconds_left: null,
  vacation_until: null,
  agent: false,
})
const table = (...seats: SeatInfo[]): TableInfo => ({ seats }) as TableInfo

describe('who looks', () => {
  it('is the one seat that is mine, whoever is asked', () => {
    const one = table(seat(false), seat(true))
    expect(isHotSeat(one)).toBe(false)
    expect(seatToLook(one, [0], null)).toBe(1)
  })

  it('is nobody among spectators', () => {
    expect(seatToLook(table(seat(false)), [0], null)).toBeNull()
  })

  it('is still me while a bot stands in', () => {
    const away = table(seat(false), seat(true, true))
    expect(ownSeats(away)).toEqual([])
    expect(seatToLook(away, [], null)).toBe(1)
  })

  it('passes to the next who is asked when several share the page', () => {
    const shared = table(seat(true), seat(false), seat(true))
    expect(isHotSeat(shared)).toBe(true)
    expect(seatToLook(shared, [0], null)).toBe(0)
    expect(seatToLook(shared, [], 0)).toBe(0)
    expect(seatToLook(shared, [2], 0)).toBe(2)
  })

  it('stays with whoever holds the device while they are asked too', () => {
    const shared = table(seat(true), seat(true))
    expect(seatToLook(shared, [0, 1], 1)).toBe(1)
    expect(seatToLook(shared, [0], 1)).toBe(0)
  })
})
