import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flights, places, TOLD } from '../../src/games/augsburg/places'
import type { AugsburgView } from '../../src/games/augsburg/view'
import type { GameEvent } from '../../src/table/contract'

const EVENTS = readFileSync('../src/quattrocento/games/augsburg/events.py', 'utf8')
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

describe('places and flights', () => {
  it('know every event of the game', () => {
    const named = [...EVENTS.matchAll(/^class (\w+)\(Event/gm)].map((match) => match[1])
    expect([...TOLD].sort()).toEqual(named.sort())
  })

  it.each(TOLD)('tell where %s happens', (type) => {
    const event: GameEvent = { type, ...SAMPLE }
    expect(places(event, view).length).toBeGreaterThan(0)
    for (const flight of flights(event, view)) {
      expect(flight.piece).toMatch(/^<svg/)
      expect(flight.piece).not.toMatch(/undefined|NaN/)
      expect(`${flight.from} ${flight.to}`).not.toMatch(/undefined/)
    }
  })

  it('take one’s own bonds from the hand, and others’ from their seat', () => {
    const discarded: GameEvent = { type: 'BondDiscarded', seat: 0, bond: 'leo 3' }
    expect(flights(discarded, view)[0]?.from).toBe('hand')
    expect(flights({ ...discarded, seat: 1 }, view)[0]?.from).toBe('seat-1')
  })

  it('take a rank card from whom it is taken', () => {
    const robbed: GameEvent = { type: 'Robbed', seat: 1, robbed_seat: 2, rank: 'orange 4' }
    expect(flights(robbed, view)[0]).toMatchObject({ from: 'seat-2-orange', to: 'seat-1-orange' })
  })

  it('are silent about what they do not know', () => {
    expect(places({ type: 'Said' }, view)).toEqual([])
    expect(flights({ type: 'Said' }, view)).toEqual([])
  })
})
