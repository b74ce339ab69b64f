import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flights, places, TOLD } from '../../src/games/princes/places'
import { roundOf } from '../../src/games/princes/rounds'
import type { PrincesView } from '../../src/games/princes/view'
import type { GameEvent } from '../../src/table/contract'

const EVENTS = readFileSync('../src/quattrocento/games/princes/events.py', 'utf8')
const view = { seat: 0, lot: 'lake', players: [{}, {}, {}] } as unknown as PrincesView

const SAMPLE = {
  seat: 1,
  first_seat: 2,
  robbed_seat: 2,
  seats: [0, 1],
  winners: [1],
  card: 'poet',
  cards: ['lakes'],
  lot: 'lake',
  piece: 'opera',
  square: 'c4',
  turn: 2,
  freedom: 'travel',
  deck: 'bonus',
}

describe('places and flights', () => {
  it('know every event of the game', () => {
    const told = [...EVENTS.matchAll(/^class (\w+)\(Event/gm)].map((match) => match[1])
    expect([...TOLD].sort()).toEqual(told.sort())
  })

  it.each(TOLD)('tell where %s happens', (type) => {
    const event: GameEvent = { type, ...SAMPLE }
    expect(places(event, view).length).toBeGreaterThan(0)
    for (const flight of flights(event, view)) {
      expect(flight.piece).toMatch(/^<svg/)
      expect(`${places(event, view).join(' ')} ${flight.from} ${flight.to}`).not.toMatch(/undefined/)
      expect(flight.width * flight.height).toBeGreaterThan(0)
    }
  })

  it('let landscapes come from their lot, and works go to the table', () => {
    const placed: GameEvent = { type: 'PiecePlaced', ...SAMPLE, piece: 'lake' }
    expect(flights(placed, view)[0]).toMatchObject({ from: 'lot-lake', to: 'seat-1-estate' })
    const work: GameEvent = { type: 'WorkCompleted', ...SAMPLE, seat: 0 }
    expect(flights(work, view)[0]).toMatchObject({ from: 'hand', to: 'seat-0-table' })
  })

  it('are silent about what they do not know', () => {
    expect(places({ type: 'Said' }, view)).toEqual([])
    expect(flights({ type: 'Said' }, view)).toEqual([])
  })
})

describe('rounds', () => {
  it('are those that have begun', () => {
    const log = [0, 1, 2].map((round, sequence) => ({
      sequence,
      event: round === 0 ? { type: 'ProfessionReturned' } : { type: 'RoundBegan', round },
    }))
    expect(log.map((_, end) => roundOf(log.slice(0, end + 1)))).toEqual([1, 1, 2])
  })
})
