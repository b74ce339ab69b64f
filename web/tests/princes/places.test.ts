import { describe, expect, it } from 'vitest'
import { BOX } from '../../src/games/princes/box'
import * as moving from '../../src/games/princes/places'
import { roundOf } from '../../src/games/princes/rounds'
import type { PrincesView } from '../../src/games/princes/view'
import type { GameEvent } from '../../src/table/contract'
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
  freedom: 'travel',
  deck: 'bonus',
}

testPlaces('princes', moving, view, SAMPLE)

describe('flights', () => {
  it('let landscapes come from their lot, and works go to the table', () => {
    const placed: GameEvent = { type: 'PiecePlaced', ...SAMPLE, piece: 'lake' }
    expect(flights(placed, view)[0]).toMatchObject({ from: 'lot-lake', to: 'seat-1-estate' })
    const work: GameEvent = { type: 'WorkCompleted', ...SAMPLE, seat: 0 }
    expect(flights(work, view)[0]).toMatchObject({ from: 'hand', to: 'seat-0-table' })
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
