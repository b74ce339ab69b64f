import { describe, expect, it } from 'vitest'
import { covering, nearest, placementsOf, placing } from '../../src/games/princes/placing.svelte'
import { allSquares, covered, squareAt, squareLabel } from '../../src/games/princes/shapes'
import { questionOf as question } from '../board'
import { SAMPLES } from './fixture'

const placings = SAMPLES.filter((sample) => question(sample) === 'place')

describe('shapes', () => {
  it('cover squares from the leftmost of their upper row on', () => {
    expect(covered(['.#', '##'], 'c4')).toEqual(['c4', 'b3', 'c3'])
    expect(covered(['###'], 'f7')).toBeNull()
  })

  it('call squares as the notation does', () => {
    expect(squareLabel([0, 0])).toBe('a7')
    expect(squareAt('g1')).toEqual([6, 6])
  })
})

describe('placing', () => {
  it.each(placings.map((sample) => [sample.view.placing, sample] as const))(
    'finds a place for every offer: %s',
    (_piece, { view, offers }) => {
      const placements = placementsOf(offers, view.turns)
      expect(placements.map(({ move }) => move)).toEqual(offers.map(({ move }) => move))
      for (const placement of placements) {
        for (const square of placement.squares) {
          expect(covering(placements, placement.turn, square)?.squares).toContain(square)
        }
      }
    },
  )

  it('lets every offered place be reached by squares and turns', () => {
    for (const { view, offers } of placings) {
      const placements = placementsOf(offers, view.turns)
      const squares = new Set(placements.flatMap((each) => each.squares))
      const reached = new Set<string>()
      for (const { turn } of placements) {
        for (const square of squares) {
          const found = nearest(placements, turn, square)
          if (found) reached.add(found.move)
        }
      }
      expect(reached.size).toBe(placements.length)
    }
  })

  it('goes back to where it was after four turns or two flips', () => {
    for (const { view } of placings) {
      const after = (following: readonly number[], turn: number): number => following[turn - 1] ?? 0
      expect([1, 2, 3, 4].reduce((turn) => after(view.turned, turn), 1)).toBe(1)
      expect(after(view.flipped, after(view.flipped, 1))).toBe(1)
    }
  })

  it('shows what the pointer is over until something is pinned, and turns only to what is legal', () => {
    const [sample] = placings
    if (sample === undefined) throw new Error('no sample')
    const placements = placementsOf(sample.offers, sample.view.turns)
    placing.begin('one', placements)
    expect(placing.shown(placements)).toBeNull()
    const [first] = placements
    if (first === undefined) throw new Error('no place')
    placing.hovered = first.square
    expect(placing.shown(placements)?.squares).toContain(first.square)
    const dark = allSquares().find((square) => !placements.some(({ squares }) => squares.includes(square)))!
    placing.hovered = dark
    expect(placing.shown(placements)).not.toBeNull()
    placing.pin(first)
    placing.hovered = null
    placing.change(placements, sample.view.turned)
    expect(placements.map(({ move }) => move)).toContain(placing.pinned?.move)
    placing.begin('another', placements)
    expect(placing.pinned).toBeNull()
  })
})
