import { describe, expect, it } from 'vitest'
import florence from '../../src/games/florence'
import { BOX } from '../../src/games/florence/box'
import * as moving from '../../src/games/florence/places'
import type { FlorenceEvent, FlorenceView } from '../../src/games/florence/view'
import { fixtureOf } from '../board'
import { testPlaces } from '../places'

fixtureOf('florence', BOX)

const { flights } = moving
const view = { seat: 0, round: 2 } as unknown as FlorenceView

const SAMPLE = {
  seat: 1,
  other_seat: 0,
  first_seat: 0,
  second_seat: 1,
  rank: 'donna',
  location: 4,
  other_location: 5,
  position: 2,
  ahead: 1,
  behind: 2,
  start: 4,
  end: 5,
  street: '4-5',
  shield: 'spy 4',
  noble: 'contessina',
  card: 'cosimo walk',
  cards: ['contessina gift'],
  boast: 'plus-one',
  box: 'top',
  round: 2,
  number: 7,
}

testPlaces('florence', moving, view, SAMPLE, { ...SAMPLE, seat: -1 })

describe('flights', () => {
  it('take one’s own cards to the hand, and others’ to their seat', () => {
    const drawn = { type: 'ScandalGained' as const, seat: 0, noble: 'cosimo' }
    expect(flights(drawn, view)[0]?.to).toBe('hand')
    expect(flights({ ...drawn, seat: 1 }, view)[0]?.to).toBe('seat-1')
  })

  it('let a noble come along the arrows, also through the park', () => {
    const came: FlorenceEvent = { type: 'NobleArrived', noble: 'cosimo', location: 5 }
    expect(flights(came, view)[0]?.from).toBe('location-1')
  })

  it('put guards on streets and at locations', () => {
    const posted = (shield: string): string | undefined =>
      flights({ type: 'GuardPosted', seat: 1, shield }, view)[0]?.to
    expect(posted('4-5')).toBe('street-4-5')
    expect(posted('bouncer 3')).toBe('bouncer-3')
  })
})

describe('rounds', () => {
  it('are counted from where they begin in the log', () => {
    const events: FlorenceEvent[] = [
      { type: 'RoundBegan', round: 4, noble: 'cosimo', time: 5 },
      { type: 'Passed', seat: 0, time: 0 },
    ]
    const log = events.map((event, sequence) => ({ sequence, event }))
    expect(florence.round?.(view, [])).toBe(1)
    expect(florence.round?.(view, log)).toBe(4)
  })
})
