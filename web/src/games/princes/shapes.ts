/** Pieces on the squares of an estate: how they turn, what they cover, what still fits. */

import type { Square } from '../../art/princes'
import { isLandscape, OUTLINES, PALAZZO } from './box'
import type { PlayerView } from './view'

export const SIDE = 7
const COLUMNS = 'abcdefg'

export type Outline = readonly string[]

/** What a square is called; rows are counted from below, columns are letters. */
export function squareLabel([row, column]: Square): string {
  return `${COLUMNS[column] ?? '?'}${SIDE - row}`
}

export function squareAt(label: string): Square {
  return [SIDE - Number(label.slice(1)), COLUMNS.indexOf(label.charAt(0))]
}

export const ALL_SQUARES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, place) =>
  squareLabel([Math.floor(place / SIDE), place % SIDE]),
)

/** The outline turned clockwise by a quarter. */
export function turned(outline: Outline): string[] {
  const width = Math.max(...outline.map((row) => row.length))
  return Array.from({ length: width }, (_, column) =>
    outline.map((_row, place) => outline[outline.length - 1 - place]?.[column] ?? '.').join(''),
  )
}

/** The outline seen from its other side. */
export function flipped(outline: Outline): string[] {
  return outline.map((row) => [...row].reverse().join(''))
}

export function same(one: Outline, other: Outline): boolean {
  return one.join('/') === other.join('/')
}

/** All different ways to turn and flip an outline. */
export function turnsOf(outline: Outline): string[][] {
  const found: string[][] = []
  for (const start of [[...outline], flipped(outline)]) {
    let now = start
    for (let quarter = 0; quarter < 4; quarter += 1) {
      if (!found.some((each) => same(each, now))) found.push(now)
      now = turned(now)
    }
  }
  return found
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
      if (square.some((place) => place < 0 || place >= SIDE)) return null
      squares.push(squareLabel(square))
    }
  }
  return squares
}

export function beside(label: string): string[] {
  const [row, column] = squareAt(label)
  const around: Square[] = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]
  return around
    .filter(([down, right]) => down >= 0 && down < SIDE && right >= 0 && right < SIDE)
    .map(squareLabel)
}

/** An estate as far as room matters. */
export interface Grounds {
  taken: ReadonlySet<string>
  /** What a building must leave free (PRI-BLD-3). */
  tooClose: ReadonlySet<string>
  /** Whether buildings keep their distance: before the second builder. */
  distant: boolean
}

const BUILDERS_TO_ADJOIN = 2

export function groundsOf(player: PlayerView): Grounds {
  const taken = new Set([...PALAZZO, ...player.pieces.flatMap(({ squares }) => squares)])
  return {
    taken,
    tooClose: new Set(player.too_close),
    distant: player.builders < BUILDERS_TO_ADJOIN,
  }
}

/** The grounds with one more piece on them. */
export function withPiece(grounds: Grounds, piece: string, squares: readonly string[]): Grounds {
  const near = isLandscape(piece) || !grounds.distant ? [] : squares.flatMap(beside)
  return {
    ...grounds,
    taken: new Set([...grounds.taken, ...squares]),
    tooClose: new Set([...grounds.tooClose, ...near]),
  }
}

/** Whether a piece still has a place. */
export function fits(grounds: Grounds, piece: string): boolean {
  const barred = !isLandscape(piece) && grounds.distant ? grounds.tooClose : new Set<string>()
  const free = (square: string): boolean => !grounds.taken.has(square) && !barred.has(square)
  return turnsOf(OUTLINES[piece] ?? []).some((outline) =>
    ALL_SQUARES.some((at) => covered(outline, at)?.every(free) ?? false),
  )
}
