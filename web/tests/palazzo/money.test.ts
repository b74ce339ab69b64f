import { describe, expect, it } from 'vitest'
import { BOX } from '../../src/games/palazzo/box'
import { heldCards, unitOf, worthOf } from '../../src/games/palazzo/money'
import { turnsBegun } from '../../src/games/palazzo/rounds'
import type { PalazzoEvent } from '../../src/games/palazzo/view'
import { fixtureOf } from '../board'
import { laying } from './laying'

fixtureOf('palazzo', BOX)

describe('money that is laid', () => {
  it('comes to what the view says, also where more of a kind are worth more', () => {
    const units = [
      { move: 'lay joker 4', cards: ['red 4', 'brown 4', 'white 4'], worths: [16] },
      { move: 'lay certificate', cards: ['certificate'], worths: [2, 4, 16] },
    ]
    const given = { due: 1, units, together: [] }
    expect(worthOf(given, [])).toBe(0)
    expect(worthOf(given, ['lay joker 4', 'lay certificate'])).toBe(18)
    expect(worthOf(given, Array<string>(3).fill('lay certificate'))).toBe(16)
    expect(worthOf(null, ['lay certificate'])).toBe(0)
  })

  it('takes the cards that the view names', () => {
    const given = laying(1, [['joker 3', 'red 3']])
    expect(unitOf(given, 'lay joker 3')?.cards).toEqual(['red 3', 'brown 3', 'white 3'])
    expect(unitOf(given, 'enough')).toBeUndefined()
  })
})

describe('a hand', () => {
  it('marks as many of equal cards as are chosen', () => {
    const hand = ['certificate', 'brown 4', 'red 4', 'brown 4', 'white 4']
    const held = heldCards(hand, ['lay joker 4', 'lay brown 4'], laying(1, [['joker 4', 'brown 4']]))
    expect(held.map(({ card, chosenBy }) => [card, chosenBy])).toEqual([
      ['red 4', 'lay joker 4'],
      ['brown 4', 'lay joker 4'],
      ['brown 4', 'lay brown 4'],
      ['white 4', 'lay joker 4'],
      ['certificate', null],
    ])
    expect(new Set(held.map(({ card, copy }) => `${card} ${copy}`)).size).toBe(held.length)
  })
})

describe('turns', () => {
  it('are counted where the log says that one begins', () => {
    const events: PalazzoEvent[] = [
      { type: 'TileToDepot', tile: 'brick 1/1', begins_turn: true },
      { type: 'TileToQuarry', tile: 'brick 2/2', quarry: 2 },
      { type: 'MoneyTurnedUp', cards: ['red 3'], begins_turn: true },
      { type: 'MoneyTaken', seat: 0, card: 'red 3' },
      { type: 'RiderTurnedUp', number: 1, begins_turn: true },
      { type: 'RiderTurnedUp', number: 2 },
    ]
    expect(turnsBegun(events.map((event, sequence) => ({ sequence, event })))).toBe(3)
  })
})
