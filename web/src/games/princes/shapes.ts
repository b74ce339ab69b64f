/** Pieces on the squares of an estate: what they cover. */

import type { Square } from '../../art/princes'
import { BOX } from './box'

const COLUMNS = 'abcdefghijklmnopqrstuvwxyz'

export type Outline = readonly string[]

/** What a square is called; rows are counted from below, columns are letters. */
export function squareLabel([row, column]: Square): string {
  return `${COLUMNS[column] ?? '?'}${BOX.facts.side - row}`
}

export function squareAt(label: string): Square {
  return [BOX.facts.side - Number(label.slice(1)), COLUMNS.indexOf(label.charAt(0))]
}

/** All squares, row by row from the top. */
export function allSquares(): string[] {
  const { side } = BOX.facts
  return Array.from({ length: side * side }, (_, place) =>
    squareLabel([Math.floor(place / side), place % side]),
  )
}

/**
 * The squares that an outline covers when the leftmost square of its upper row is on a square;
 * null when it leaves the walls.
 */
export function covered(outline: Outline, at: string): string[] | null {
  const [top, left] = squareAt(at)
  const first = outline[0]?.indexOf('#') ?? 0
  const squares: string[] = []
  for (const [down, row] of outline.entries()) {
    for (const [right, mark] of [...row].entries()) {
      if (mark !== '#') continue
      const square: Square = [top + down, left + right - first]
      if (square.some((place) => place < 0 || place >= BOX.facts.side)) return null
      squares.push(squareLabel(square))
    }
  }
  return squares
}
