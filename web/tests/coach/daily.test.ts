import { describe, expect, it } from 'vitest'
import { dayNumber, puzzleOf } from '../../src/coach/daily'
import { answered } from '../../src/coach/streaks'

const COUNTS = [
  { game: 'augsburg', count: 3 },
  { game: 'florence', count: 0 },
  { game: 'palazzo', count: 5 },
]

describe('the puzzle of the day', () => {
  it('is the same from morning to night, and another the next day', () => {
    const day = dayNumber(new Date(2026, 10, 19, 0, 1))
    expect(dayNumber(new Date(2026, 10, 19, 23, 59))).toBe(day)
    expect(dayNumber(new Date(2026, 10, 20, 0, 1))).toBe(day + 1)
    expect(puzzleOf(day, COUNTS)).toEqual(puzzleOf(day, COUNTS))
    expect(puzzleOf(day + 1, COUNTS)).not.toEqual(puzzleOf(day, COUNTS))
  })

  it('is of each game that has puzzles in turn, and every puzzle has its day', () => {
    const games = Array.from({ length: 4 }, (_, day) => puzzleOf(day, COUNTS)?.game)
    expect(games).toEqual(['augsburg', 'palazzo', 'augsburg', 'palazzo'])
    const numbers = Array.from({ length: 10 }, (_, day) => puzzleOf(day, COUNTS)).flatMap((each) =>
      each?.game === 'palazzo' ? [each.number] : [],
    )
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5])
  })

  it('is none where no game has puzzles', () => {
    expect(puzzleOf(7, [])).toBeNull()
  })

  it('counts for the row, and leaves where one is among the others', () => {
    const before = { next: 4, streak: 2, best: 2 }
    expect(answered(before, true, 17, 200)).toEqual({ next: 4, streak: 3, best: 3 })
    expect(answered(before, true, 4, 200)).toEqual({ next: 5, streak: 3, best: 3 })
    expect(answered({ ...before, next: 300 }, false, 200, 200)).toEqual({ next: 1, streak: 0, best: 2 })
  })
})
