import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flights, places, TOLD } from '../../src/games/palazzo/places'
import { turnsBegun } from '../../src/games/palazzo/rounds'
import type { PalazzoView } from '../../src/games/palazzo/view'
import type { GameEvent } from '../../src/table/contract'

const EVENTS = readFileSync('../src/quattrocento/games/palazzo/events.py', 'utf8')
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
      expect(`${flight.from} ${flight.to}`).not.toMatch(/undefined/)
    }
  })

  it('take one’s own money to the hand, and others’ to their seat', () => {
    const taken: GameEvent = { type: 'MoneyTaken', seat: 0, card: 'red 3' }
    expect(flights(taken, view)[0]?.to).toBe('hand')
    expect(flights({ ...taken, seat: 1 }, view)[0]?.to).toBe('seat-1')
  })

  it('are silent about what they do not know', () => {
    expect(places({ type: 'Said' }, view)).toEqual([])
    expect(flights({ type: 'Said' }, view)).toEqual([])
  })
})

describe('turns', () => {
  it('begin with money, with tiles turned up, or with a transformation', () => {
    const types = [
      'MoneyTurnedUp',
      'MoneyTaken',
      'TileToDepot',
      'TileToQuarry',
      'Bought',
      'TileBuilt',
      'RiderTurnedUp',
      'RiderTurnedUp',
      'NothingToAuction',
      'FloorTakenOut',
    ]
    const log = types.map((type, sequence) => ({ sequence, event: { type } }))
    expect(types.map((_, end) => turnsBegun(log.slice(0, end + 1)))).toEqual([
      1, 1, 2, 2, 2, 2, 3, 3, 3, 4,
    ])
  })
})
