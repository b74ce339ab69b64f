/** What must hold of every board's places and flights: where an event happens, and what moves. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CoreView, GameEvent, GameUI } from '../src/table/contract'

type Moving<V extends CoreView> = Pick<GameUI<V>, 'places' | 'flights'> & { TOLD: readonly string[] }

const WRONG = /undefined|NaN|seat--1/

/** Test a game's places and flights; `samples` have a value for all that its events may hold. */
export function testPlaces<V extends CoreView>(
  game: string,
  { places, flights, TOLD }: Moving<V>,
  view: V,
  ...samples: Omit<GameEvent, 'type'>[]
): void {
  describe('places and flights', () => {
    it('know every event of the game', () => {
      const events = readFileSync(`../src/quattrocento/games/${game}/shown/events.py`, 'utf8')
      const named = [...events.matchAll(/^class (\w+)\(Event/gm)].map((match) => match[1])
      expect([...TOLD].sort()).toEqual(named.sort())
    })

    it.each(TOLD)('tell where %s happens', (type) => {
      for (const sample of samples) {
        const event: GameEvent = { ...sample, type }
        expect(places(event, view).length).toBeGreaterThan(0)
        expect(places(event, view).join(' ')).not.toMatch(WRONG)
        for (const flight of flights(event, view)) {
          expect(flight.piece).toMatch(/^<svg/)
          expect(flight.piece).not.toMatch(WRONG)
          expect(`${flight.from} ${flight.to}`).not.toMatch(WRONG)
          expect(flight.width * flight.height).toBeGreaterThan(0)
        }
      }
    })

    it('are silent about what they do not know', () => {
      expect(places({ type: 'Said' }, view)).toEqual([])
      expect(flights({ type: 'Said' }, view)).toEqual([])
    })
  })
}
