/** The curve of the chance of winning, as a path. */

import type { GameReview } from '../api/types'

export const WIDTH = 600
export const HEIGHT = 120

/** In hundredths from the left and from the top. */
export interface Place {
  x: number
  y: number
}

/** Where a decision lies in the curve, in hundredths from the left and from the top; null if it is not in it. */
export function placeIn(curve: GameReview['curve'], move: number): Place | null {
  const point = curve.find((each) => each.move === move)
  return point ? { x: 100 * along(curve, point.move), y: 100 * (1 - point.chance) } : null
}

/** How wide and high a mark in the curve is. */
export const MARK = 20

/** Marks that hide none of each other, in a curve so many pixels wide: who would be hidden goes above or below. */
export function apart(marks: readonly Place[], width: number): Place[] {
  const set: { x: number; y: number }[] = []
  const free = (x: number, y: number): boolean => set.every((other) => Math.abs(other.x - x) >= MARK || Math.abs(other.y - y) >= MARK)
  return marks.map((mark) => {
    const x = (width * mark.x) / 100
    const wanted = (HEIGHT * mark.y) / 100
    const heights = [0, 1, 2, 3, 4, 5].flatMap((steps) => [wanted - steps * MARK, wanted + steps * MARK])
    const y = heights.find((each) => each >= 0 && each <= HEIGHT && free(x, each)) ?? wanted
    set.push({ x, y })
    return { x: mark.x, y: (100 * y) / HEIGHT }
  })
}

/** From left to right by the number of the move, from below (0) to above (1) by the chance. */
export function curvePath(curve: GameReview['curve']): string {
  return curve
    .map(({ move, chance }, place) => {
      const x = WIDTH * along(curve, move)
      const y = HEIGHT * (1 - chance)
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** How far along the game a move is, from 0 to 1. */
function along(curve: GameReview['curve'], move: number): number {
  const first = curve[0]?.move ?? 0
  return (move - first) / Math.max(1, (curve.at(-1)?.move ?? 0) - first)
}
