import { describe, expect, it } from 'vitest'
import { BOX } from '../../src/games/augsburg/box'
import * as moving from '../../src/games/augsburg/places'
import type { AugsburgEvent, AugsburgView } from '../../src/games/augsburg/view'
import { fixtureOf } from '../board'
import { testPlaces } from '../places'

fixtureOf('augsburg', BOX)

const { flights } = moving
const view = { seat: 0, noble: 'leo', card: { card: '3' } } as unknown as AugsburgView

const SAMPLE = {
  seat: 1,
  robbed_seat: 2,
  noble: 'leo',
  bond: 'leo 3',
  bonds: ['leo 3', 'joker'],
  rivals: 0,
  card: '3',
  cards: ['3', '4'],
  privileges: ['yellow', 'purple', '7 prestige'],
  rank: 'yellow 3',
  tile: 'coat of arms',
  building: 'church',
  price: 700,
  points: 3,
  florins: 500,
  number: 2,
}

testPlaces('augsburg', moving, view, SAMPLE)

describe('flights', () => {
  it('take one’s own bonds from the hand, and others’ from their seat', () => {
    const discarded = { type: 'BondDiscarded' as const, seat: 0, bond: 'leo 3' }
    expect(flights(discarded, view)[0]?.from).toBe('hand')
    expect(flights({ ...discarded, seat: 1 }, view)[0]?.from).toBe('seat-1')
  })

  it('take a rank card from whom it is taken', () => {
    const robbed: AugsburgEvent = { type: 'Robbed', seat: 1, robbed_seat: 2, rank: 'orange 4', privilege: 'orange' }
    expect(flights(robbed, view)[0]).toMatchObject({ from: 'seat-2-orange', to: 'seat-1-orange' })
  })
})
