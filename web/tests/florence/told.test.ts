import { describe, expect, it } from 'vitest'
import { nobleDial, timeDial } from '../../src/art/florence'
import { BOX } from '../../src/games/florence/box'
import { costShown, timeAfter } from '../../src/games/florence/costs'
import { boxesOf } from '../../src/games/florence/board/plate'
import { NARROW, neighbours, streetBetween, WIDE } from '../../src/games/florence/geometry'
import { cardText, openCard } from '../../src/games/florence/strozzi'
import { arrivalAt, bands, cardTime } from '../../src/games/florence/told'
import type { FlorenceView, StrozziView } from '../../src/games/florence/view'
import { sampleOf, wordsIn } from './sample'

describe('what the board says of costs and places', () => {
  it('comes from the box', () => {
    expect(bands()).toEqual(['0–6', '7–12', '13+'])
    expect([cardTime('cosimo guard'), cardTime('giovanni remove')]).toEqual([-2, 3])
    expect([costShown('deploy', []), costShown('gift', []), costShown('pass', [])]).toEqual(['4', '2+', '0'])
    expect(costShown('scandal', [])).toBe('0–3')
    expect(costShown('scandal', ['cosimo guard'])).toBe('2')
  })

  it('follows a corrected box', () => {
    const { facts } = BOX
    BOX.unpack({ ...facts, boast_boxes: [{ least: 0, most: 9 }, { least: 10, most: null }] })
    expect(bands()).toEqual(['0–9', '10+'])
    BOX.unpack(facts)
  })

  it('fits in the boxes of a boast tile, also on the phone', () => {
    for (const geometry of [WIDE, NARROW]) {
      const needed = bands().map((band) => band.length * geometry.box.text * 0.52 + 3)
      const boxes = boxesOf(geometry, bands())
      expect(boxes.filter(({ width }, box) => width < needed[box]!)).toEqual([])
      expect(boxes.at(-1)!.x + boxes.at(-1)!.width).toBeLessThanOrEqual(geometry.box.x + 3 * geometry.box.step)
    }
  })

  it('draws as many hours and rounds as it is told', () => {
    const numbers = (drawing: string): number[] => [...drawing.matchAll(/>(\d+)</g)].map((found) => Number(found[1]))
    // The last number is the one in the middle.
    expect(numbers(timeDial(3, 1, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3])
    expect(numbers(nobleDial(2, 6, 112))).toEqual([1, 2, 3, 4, 5, 6, 2])
    expect(timeDial(10, 0, 10)).toContain('<circle r="47"')
  })

  it('is the time that the view says is left', () => {
    const { view } = sampleOf('action')
    const offer = { move: 'deploy 5', form: { family: 'deploy', location: '5' } }
    expect(timeAfter(offer, { ...view, time_after: { deploy: 7 } })).toBe(7)
    expect(timeAfter(offer, { ...view, time_after: {} })).toBeNull()
  })

  it('is where the view lets a member arrive: FLO-QUE-2', () => {
    const { view } = sampleOf('action')
    for (const { number, queue, arrivals } of view.locations) {
      expect(arrivalAt(view, number, 'maestro')).toBe(arrivals[2])
      expect(arrivals[0]?.position).toBeLessThanOrEqual(queue.length + 1)
    }
  })

  it('names nobles A, B and C as they were in the round of the card', () => {
    const strozzi = {
      drawn: [],
      drawn_before: [5],
      nobles: ['giovanni', 'giovanni', 'giovanni'],
      nobles_before: ['contessina', 'giovanni', 'cosimo'],
    } as unknown as StrozziView
    const open = openCard({ strozzi } as FlorenceView)
    expect(open?.number).toBe(5)
    expect(open && cardText(wordsIn('en'), open)).toContain('Cosimo')
  })

  it('knows the streets of the box', () => {
    expect(neighbours(5)).toEqual([4, 6, 2, 8])
    expect(streetBetween(5, 1)).toBeNull()
  })
})
