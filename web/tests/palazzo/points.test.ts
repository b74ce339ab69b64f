import { describe, expect, it } from 'vitest'
import { signed, withTile } from '../../src/games/palazzo/points'

describe('points', () => {
  it('stand beneath a palace with a tile at its place', () => {
    expect(withTile(['brick 1/2', 'brick 4/3'], 'marble 2/1')).toEqual([
      'brick 1/2',
      'marble 2/1',
      'brick 4/3',
    ])
  })

  it('are written with their sign', () => {
    expect([signed(-5), signed(0), signed(9)]).toEqual(['−5', '0', '+9'])
  })
})
