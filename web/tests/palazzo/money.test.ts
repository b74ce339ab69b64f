import { describe, expect, it } from 'vitest'
import { BOX } from '../../src/games/palazzo/box'
import { boundBy, cardsOf, heldCards, inOrder, worth } from '../../src/games/palazzo/money'
import { fixtureOf } from '../board'

fixtureOf('palazzo', BOX)

describe('money that is laid', () => {
  it('comes to what the rules say', () => {
    expect(worth([])).toBe(0)
    expect(worth(['lay brown 4', 'lay certificate'])).toBe(6)
    expect(worth(['lay joker 4', 'lay red 6', 'lay certificate'])).toBe(23)
    expect(worth(Array<string>(4).fill('lay certificate'))).toBe(17)
    expect(worth(Array<string>(6).fill('lay certificate'))).toBe(30)
  })

  it('stands in the order of the notation', () => {
    const ticked = ['lay certificate', 'lay white 3', 'lay red 7', 'lay red 3', 'lay joker 5']
    expect(inOrder(ticked)).toEqual([
      'lay joker 5',
      'lay red 3',
      'lay red 7',
      'lay white 3',
      'lay certificate',
    ])
  })

  it('binds a currency by its single cards only', () => {
    expect(boundBy(['lay joker 5', 'lay certificate'])).toBeNull()
    expect(boundBy(['lay joker 5', 'lay brown 4'])).toBe('brown')
  })

  it('takes three cards for a joker', () => {
    expect(cardsOf('lay joker 3')).toEqual(['red 3', 'brown 3', 'white 3'])
    expect(cardsOf('enough')).toEqual([])
  })
})

describe('a hand', () => {
  it('marks as many of equal cards as are chosen', () => {
    const hand = ['certificate', 'brown 4', 'red 4', 'brown 4', 'white 4']
    const held = heldCards(hand, ['lay joker 4', 'lay brown 4'])
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
