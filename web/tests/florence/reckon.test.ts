import { describe, expect, it } from 'vitest'
import { actionCost, costOf, costShown } from '../../src/games/florence/costs'
import { neighbours, streetBetween } from '../../src/games/florence/geometry'
import { arrivalAt, bands, cardCost } from '../../src/games/florence/reckon'
import { noblesOf } from '../../src/games/florence/strozzi'
import { sampleOf } from './sample'

describe('what the board says of costs and places', () => {
  it('comes from the box', () => {
    expect(bands()).toEqual(['0–6', '7–12', '13+'])
    expect([cardCost('cosimo guard'), cardCost('giovanni remove')]).toEqual([2, -3])
    expect([actionCost('deploy'), actionCost('gift'), actionCost('pass')]).toEqual([4, null, null])
    expect(costShown('gift', [])).toBe('2+')
    expect(costShown('scandal', [])).toBe('0–3')
    expect(costShown('scandal', ['cosimo guard'])).toBe('2')
  })

  it('is the price that the view gives for the next gift: FLO-GFT-1', () => {
    const { view, seat } = sampleOf('action')
    const own = view.players.find((player) => player.seat === seat)
    const form = { family: 'gift', noble: 'cosimo' }
    expect(costOf({ move: 'gift cosimo', form }, view, seat)).toBe(own?.gift_prices['cosimo'])
  })

  it('is where the view lets a member arrive: FLO-QUE-2', () => {
    const { view } = sampleOf('action')
    for (const { number, queue, arrivals } of view.locations) {
      expect(arrivalAt(view, number, 'maestro')).toBe(arrivals[2])
      expect(arrivals[0]?.position).toBeLessThanOrEqual(queue.length + 1)
    }
  })

  it('names nobles A, B and C, Giovanni at the end: FLO-SOL-12', () => {
    expect(noblesOf(1)).toEqual(['cosimo', 'contessina', 'giovanni'])
    expect(noblesOf(8)).toEqual(['contessina', 'giovanni', 'giovanni'])
    expect(noblesOf(9)).toEqual(['giovanni', 'giovanni', 'giovanni'])
  })

  it('knows the streets of the box', () => {
    expect(neighbours(5)).toEqual([4, 6, 2, 8])
    expect(streetBetween(5, 1)).toBeNull()
  })
})
