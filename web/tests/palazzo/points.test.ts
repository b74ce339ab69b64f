import { describe, expect, it } from 'vitest'
import { palacePoints, signed, withTile, withoutFloor } from '../../src/games/palazzo/points'

describe('points', () => {
  it('are those of the rules', () => {
    expect(palacePoints(['brick 3/2'])).toBe(-5)
    expect(palacePoints(['brick 3/2', 'marble 4/3'])).toBe(0)
    expect(palacePoints(['brick 1/2', 'marble 2/3', 'brick 5/1'])).toBe(6)
    expect(palacePoints(['brick 1/2', 'brick 2/3', 'brick 5/1'])).toBe(9)
    expect(palacePoints(['brick 1/2', 'brick 2/3', 'brick 3/1', 'marble 4/1'])).toBe(10)
    expect(palacePoints([1, 2, 3, 4, 5].map((floor) => `marble ${floor}/1`))).toBe(17)
  })

  it('follow a tile that comes in at its place, or goes out', () => {
    expect(withTile(['brick 1/2', 'brick 4/3'], 'marble 2/1')).toEqual([
      'brick 1/2',
      'marble 2/1',
      'brick 4/3',
    ])
    expect(withoutFloor(['brick 1/2', 'brick 4/3'], 4)).toEqual(['brick 1/2'])
  })

  it('are written with their sign', () => {
    expect([signed(-5), signed(0), signed(9)]).toEqual(['−5', '0', '+9'])
  })
})
