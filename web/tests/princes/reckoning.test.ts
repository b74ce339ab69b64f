import { describe, expect, it } from 'vitest'
import { bonusValue, prestigeStanding, prestigeValue, prospect, workParts, workValue } from '../../src/games/princes/reckoning'
import { fits, groundsOf } from '../../src/games/princes/shapes'
import { own } from '../../src/games/princes/view'
import { BOX_NOW, BOX_OF_THE_PACKAGE, named, SAMPLES } from './fixture'

describe('what the board knows of the box', () => {
  it('is what the package knows', () => {
    expect(BOX_NOW).toEqual(BOX_OF_THE_PACKAGE)
  })
})

describe('what the board reckons', () => {
  it.each(named(SAMPLES))('is what the game reckons: %s', (_name, { view, seat, reckoned }) => {
    const player = own(view, seat)
    if (player === null) throw new Error('nobody')
    for (const [card, value] of Object.entries(reckoned.works)) {
      expect(workValue(player, card), card).toBe(value)
    }
    for (const [card, value] of Object.entries(reckoned.bonus)) {
      expect(bonusValue(player, card), card).toBe(value)
    }
    for (const [card, value] of Object.entries(reckoned.prestige)) {
      expect(prestigeValue(view, seat, card), card).toBe(value)
    }
    const grounds = groundsOf(player)
    const pieces = Object.keys(BOX_NOW.outlines).filter((piece) => fits(grounds, piece))
    expect(pieces).toEqual(reckoned.fitting)
  })

  it.each(named(SAMPLES))('says of cards in hand what the view says: %s', (_name, { view, seat }) => {
    const player = own(view, seat)
    if (player === null) throw new Error('nobody')
    for (const work of player.works ?? []) {
      expect(prospect(player, work.card)).toEqual(work)
      const parts = workParts(player, work.card)
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(work.value)
    }
    for (const { card, value } of player.prestige_cards ?? []) {
      expect(prestigeValue(view, seat, card)).toBe(value)
      expect(prestigeStanding(view, seat, card).length).toBeGreaterThan(0)
    }
  })
})
