import { describe, expect, it } from 'vitest'
import { BOX } from '../../src/games/palazzo/box'
import * as moving from '../../src/games/palazzo/places'
import type { PalazzoView } from '../../src/games/palazzo/view'
import { fixtureOf } from '../board'
import { testPlaces } from '../places'

// Cards are drawn as the box says.
fixtureOf('palazzo', BOX)
const { flights } = moving
const view = {
  seat: 0,
  architect: 1,
  players: [{ palaces: [{}, {}] }, { palaces: [{}] }],
} as unknown as PalazzoView

const SAMPLE = {
  seat: 1,
  card: 'red 3',
  cards: ['red 3', 'certificate'],
  tile: 'brick 1/2',
  tiles: ['brick 1/2'],
  quarry: 3,
  palace: 1,
  number: 2,
}

testPlaces('palazzo', moving, view, SAMPLE)

describe('flights', () => {
  it('take one’s own money to the hand, and others’ to their seat', () => {
    const taken = { type: 'MoneyTaken' as const, seat: 0, card: 'red 3' }
    expect(flights(taken, view)[0]?.to).toBe('hand')
    expect(flights({ ...taken, seat: 1 }, view)[0]?.to).toBe('seat-1')
  })
})
