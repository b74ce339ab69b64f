import { describe, expect, it } from 'vitest'
import { BOX } from '../../src/games/augsburg/box'
import { pins } from '../../src/games/augsburg/board/rail'
import { groupsOf, sorted } from '../../src/games/augsburg/hand'
import { historyOf, roundOf } from '../../src/games/augsburg/history'
import { priceOf, yieldOf } from '../../src/games/augsburg/printed'
import { Picks } from '../../src/games/augsburg/picks.svelte'
import { spread } from '../../src/games/augsburg/spread'
import { effectOf, nextRung, usesOf } from '../../src/games/augsburg/uses'
import type { AugsburgEvent, AugsburgView, PlayerView, Use } from '../../src/games/augsburg/view'
import type { GameWords } from '../../src/table/contract'
import { fixtureOf } from '../board'

fixtureOf('augsburg', BOX)

const PLAYER = {
  prestige: 23,
  barrier: 25,
  yellow: 2,
  orange: 3,
  purple: 4,
  rights: [
    { right: 'coat of arms', printed: 3 },
    { right: 'mint master', printed: 0 },
  ],
} as unknown as PlayerView

describe('bonds', () => {
  it('stand in groups by noble, jokers last', () => {
    const groups = groupsOf(['joker', 'maria 4', 'philipp 12', 'joker', 'philipp 5'])
    expect(groups.map((group) => group.name)).toEqual(['philipp', 'maria', 'joker'])
    expect(groups[2]?.bonds.map((held) => held.copy)).toEqual([0, 1])
    expect(sorted(['joker', 'leo 2', 'louise 9'])).toEqual(['louise 9', 'leo 2', 'joker'])
  })

  it('have the prices of the box', () => {
    expect(['leo 5', 'leo 6', 'leo 13', 'leo 16', 'leo 17', 'joker'].map(priceOf)).toEqual([
      200, 250, 300, 350, 400, 400,
    ])
  })

  it('are picked to a number; one too many takes the place of the first', () => {
    const picks = new Picks(() => 2)
    const [one, two, three] = ['leo 3', 'leo 5', 'joker'].map((bond) => ({ bond, copy: 0 }))
    for (const held of [three, two, one]) if (held !== undefined) picks.toggle(held)
    expect(picks.bonds).toEqual(['leo 3', 'leo 5'])
    expect(picks.moves('show')).toEqual(['show leo 3', 'show leo 5'])
    picks.follow('another question')
    expect(picks.missing).toBe(2)
  })

  it('close up where they do not count first', () => {
    const sizes = { cards: [56, 46], gap: 10, least: 76, litLeast: 36 }
    const shelves = [
      { cards: 5, lit: false, named: true },
      { cards: 4, lit: true, named: true },
    ]
    expect(spread(2000, shelves, sizes)).toEqual({ card: 56, faded: 60, lit: 64 })
    const tight = spread(500, shelves, sizes)
    expect(tight.faded).toBeLessThan(60)
    expect(tight).toMatchObject({ card: 56, lit: 64 })
    expect(spread(330, shelves, sizes).card).toBe(46)
    expect(spread(100, shelves, sizes)).toEqual({ card: 46, faded: 25, lit: 36 })
  })
})

describe('ranks and prestige', () => {
  it('bring what is printed (AUG-EX-9)', () => {
    expect([yieldOf('yellow', 2), yieldOf('orange', 3), yieldOf('purple', 4)]).toEqual(['900', '8', '1+6'])
  })

  const rung = { colour: 'yellow', rank: 'yellow 3', number: 3, left: 0, taken_from: [1, 2] }
  const use: Use = {
    move: 'climb yellow',
    privilege: 'yellow',
    florins: null,
    prestige: null,
    price: null,
    points: null,
    rung: null,
    final: false,
  }
  const view = { rungs: [rung], uses: [use, { ...use, privilege: null }] } as unknown as AugsburgView
  /** Says what it is asked to say. */
  const words = { say: (key: string, args: object) => [key, ...Object.values(args)].join(' ') } as GameWords

  it('are climbed as the view says', () => {
    expect(nextRung(view, 'yellow')).toEqual(rung)
    expect(nextRung(view, 'purple')).toBeNull()
    expect(usesOf(view, 'yellow')).toEqual([use])
  })

  it('bring what the view says, whatever the rules', () => {
    const own = { ...PLAYER, money: 900 }
    const effect = (more: Partial<Use>): string => effectOf(words, own, { ...use, ...more })
    expect(effect({ rung })).toBe('board-from-to-yellow 900 1200')
    expect(effect({ florins: 1450 })).toBe('board-from-to-yellow 900 1450')
    expect(effect({ prestige: 25 })).toBe('board-from-to-orange 23 25')
    expect(effect({ price: 700, florins: 200 })).toBe('board-pays 700 200')
    expect(effect({ points: 3 })).toBe('board-prestige-a-round 3')
  })

  it('are marked on the rail side by side', () => {
    const placed = pins([25, 25, 0, 51], [25, null, null, null], (points) => points * 10, 24, 500)
    const heads = placed.map((pin) => pin.head)
    expect(placed.map((pin) => pin.seat)).toEqual([2, 0, 1, 3])
    for (let place = 1; place < heads.length; place += 1) {
      expect((heads[place] ?? 0) - (heads[place - 1] ?? 0)).toBeGreaterThanOrEqual(24)
    }
    expect(heads[1]).toBe(243)
    expect(heads[3]).toBe(500)
  })
})

describe('what the log tells', () => {
  const events: AugsburgEvent[] = [
    { type: 'RoundBegan', round: 2, cards: ['1', '4'] },
    { type: 'VisitBegan', noble: 'philipp', seat: 0 },
    { type: 'BidMade', seat: 0, number: 2 },
    { type: 'BidHeld', seat: 1, number: 2 },
    { type: 'Passed', seat: 2 },
    { type: 'VisitWon', seat: 1, noble: 'philipp', bonds: ['philipp 3', 'joker'], rivals: 1 },
    { type: 'ShowingConsoled', seat: 0, florins: 100 },
    { type: 'CardTaken', seat: 1, card: '4', privileges: ['yellow', 'purple', '7 prestige'] },
    { type: 'FlorinsTaken', seat: 1, florins: 300, privilege: 'yellow' },
    { type: 'Built', seat: 1, building: 'church', price: 700, privilege: 'purple' },
    { type: 'BuilderBuilt', seat: 1, building: 'cathedral', price: 900 },
  ]
  const log = events.map((event, sequence) => ({ sequence, event }))

  it('is who named and who held', () => {
    expect(historyOf(log).bids.map((bid) => bid.kind)).toEqual(['named', 'held', 'passed'])
  })

  it('is who won a visit and with how many, and who was consoled', () => {
    const { visits, consoled } = historyOf(log)
    expect(visits).toEqual([{ noble: 'philipp', winner: 1, number: 2, over: true }])
    expect(consoled).toEqual({ 0: 100 })
  })

  it('is which fields of a card were used', () => {
    expect(historyOf(log).taken).toEqual([
      { card: '4', privileges: ['yellow', 'purple', '7 prestige'], seat: 1, used: [true, true, false] },
    ])
  })

  it('is the round', () => {
    expect(roundOf(log)).toBe(2)
    expect(roundOf([])).toBe(0)
  })
})
