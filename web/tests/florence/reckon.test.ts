import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { costOf } from '../../src/games/florence/costs'
import { neighbours, ROUTE, STREETS, streetBetween } from '../../src/games/florence/geometry'
import {
  arrivalPosition,
  boxFor,
  CARD_COSTS,
  giftPrice,
  nobleWay,
  objectivePoints,
  worthOf,
} from '../../src/games/florence/reckon'
import { noblesOf } from '../../src/games/florence/strozzi'
import type { FlorenceView, Location, Member } from '../../src/games/florence/view'

const FACTS = readFileSync('../src/quattrocento/games/florence/components.py', 'utf8')

function member(seat: number, rank: string): Member {
  return { seat, rank, colour: null }
}

function city(changes: Record<number, Partial<Location>>): FlorenceView {
  const locations = Array.from({ length: 9 }, (_, index) => ({
    number: index + 1,
    queue: [],
    boast: 'plus-one',
    markers: [],
    boast_points: 8,
    spies: [],
    bouncers: [],
    carriages: [],
    destinations: [],
    rings: [],
    ...changes[index + 1],
  }))
  const dial = [{ round: 1, noble: 'cosimo', prime: 1, queue: [11, 7, 4, 2] }]
  const players = [{ seat: 0, given: { cosimo: 2 } }]
  return { locations, dial, round: 1, noble: 'cosimo', players, asked: null } as unknown as FlorenceView
}

describe('what the board reckons', () => {
  it('follows the arrows: FLO-EX-4, Cosimo from 7 to 2', () => {
    const view = city({ 7: { carriages: ['cosimo'] }, 2: { destinations: ['cosimo'] } })
    expect(nobleWay(view)).toEqual([4, 1, 5, 2])
  })

  it('shows no way once the noble has arrived', () => {
    expect(nobleWay(city({ 2: { carriages: ['cosimo'], destinations: ['cosimo'] } }))).toEqual([])
  })

  it('puts an arriving member behind its rank, and before it with a bouncer: FLO-QUE-2, FLO-GRD-4', () => {
    const queue = [member(1, 'maestro'), member(1, 'donna'), member(2, 'debutant')]
    expect(arrivalPosition(city({ 3: { queue } }), 3, 'donna', 0)).toBe(3)
    expect(arrivalPosition(city({ 3: { queue } }), 3, 'debutant', 0)).toBe(4)
    expect(arrivalPosition(city({ 3: { queue, bouncers: [0] } }), 3, 'donna', 0)).toBe(2)
    expect(arrivalPosition(city({ 3: { queue, bouncers: [1] } }), 3, 'donna', 0)).toBe(3)
  })

  it('tells what a place is worth: prime on the way, the queue at the end', () => {
    const view = city({ 7: { carriages: ['cosimo'] }, 2: { destinations: ['cosimo'] } })
    expect(worthOf(view, 1, 1, 'debutant')).toEqual({ prime: 1, audience: 0 })
    expect(worthOf(view, 2, 1, 'debutant')).toEqual({ prime: 1, audience: 11 })
    expect(worthOf(view, 2, 2, 'debutant')).toEqual({ prime: 0, audience: 7 })
    expect(worthOf(view, 2, 6, 'debutant')).toEqual({ prime: 0, audience: 0 })
    expect(worthOf(view, 9, 1, 'debutant')).toEqual({ prime: 0, audience: 0 })
  })

  it('knows that Contessina pays no debutants: FLO-SCO-2', () => {
    const view = { ...city({ 7: { carriages: ['contessina'] }, 4: { destinations: ['contessina'] } }), noble: 'contessina' }
    expect(worthOf(view, 4, 1, 'debutant').audience).toBe(0)
    expect(worthOf(view, 4, 1, 'donna').audience).toBe(11)
  })

  it('finds the box of a boast, or the next below: FLO-BST-1', () => {
    expect(boxFor(city({}), 1)).toBe(1)
    expect(boxFor(city({ 1: { markers: [{ box: 1, seat: 2 }] } }), 1)).toBe(0)
    expect(boxFor(city({ 1: { markers: [{ box: 1, seat: 2 }, { box: 0, seat: 1 }] } }), 1)).toBeNull()
    expect(boxFor(city({ 1: { boast_points: 13 } }), 1)).toBe(2)
  })

  it('knows the price of the third gift: FLO-EX-12', () => {
    expect(giftPrice(city({}), 0, 'cosimo')).toBe(4)
    expect(costOf({ move: 'gift cosimo', form: { family: 'gift', noble: 'cosimo' } }, city({}), 0)).toBe(4)
  })

  it('knows what objectives score: FLO-END-1', () => {
    expect([3, 4, 6, 9].map(objectivePoints)).toEqual([0, 20, 30, 35])
  })

  it('names nobles A, B and C, Giovanni at the end: FLO-SOL-12', () => {
    expect(noblesOf(1)).toEqual(['cosimo', 'contessina', 'giovanni'])
    expect(noblesOf(8)).toEqual(['contessina', 'giovanni', 'giovanni'])
    expect(noblesOf(9)).toEqual(['giovanni', 'giovanni', 'giovanni'])
  })

  it('has the engine’s facts', () => {
    const route = /^ROUTE: Final = \[(.*)\]$/m.exec(FACTS)?.[1]
    expect(ROUTE.join(', ')).toBe(route)
    const costs = /^SCANDAL_COSTS: Final = bytes\(\[(.*)\]\)$/m.exec(FACTS)?.[1]
    // Sending a member home costs nothing and gains 3.
    expect(Object.values(CARD_COSTS).map((cost) => Math.max(cost, 0)).join(', ')).toBe(costs)
    for (const [start, end] of STREETS) expect(FACTS).toContain(`    (${start}, ${end}),`)
    expect(neighbours(5)).toEqual([4, 6, 2, 8])
    expect(streetBetween(5, 1)).toBeNull()
  })
})
