import { describe, expect, it } from 'vitest'
import { BOX } from '../../src/games/princes/box'
import * as moving from '../../src/games/princes/places'
import { roundOf } from '../../src/games/princes/rounds'
import type { PrincesEvent, PrincesView } from '../../src/games/princes/view'
import { fixtureOf } from '../board'
import { testPlaces } from '../places'

fixtureOf('princes', BOX)

const { flights } = moving
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
  outline: ['.#', '##'],
  freedom: 'travel',
  deck: 'bonus',
}

testPlaces('princes', moving, view, SAMPLE)

describe('flights', () => {
  it('let landscapes come from their lot, and works go to the table', () => {
    const placed = { ...SAMPLE, type: 'PiecePlaced' as const, piece: 'lake', points: 0 }
    expect(flights(placed, view)[0]).toMatchObject({ from: 'lot-lake', to: 'seat-1-estate' })
    const work = { ...SAMPLE, type: 'WorkCompleted', seat: 0 } as unknown as PrincesEvent
    expect(flights(work, view)[0]).toMatchObject({ from: 'hand', to: 'seat-0-table' })
  })
})

describe('rounds', () => {
  it('are those that have begun', () => {
    const events: PrincesEvent[] = [
      { type: 'ProfessionReturned', seat: 0 },
      { type: 'RoundBegan', round: 1, first_seat: 0, minimum: 7 },
      { type: 'RoundBegan', round: 2, first_seat: 1, minimum: 9 },
    ]
    const log = events.map((event, sequence) => ({ sequence, event }))
    expect(log.map((_, end) => roundOf(log.slice(0, end + 1)))).toEqual([1, 1, 2])
  })
})
