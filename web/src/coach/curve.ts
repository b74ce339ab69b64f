/** The curve of the chance of winning, as a path. */

import type { GameReview } from '../api/types'

export const WIDTH = 600
export const HEIGHT = 120

/** Where a decision lies in the curve, in hundredths from the left and from the top; null if it is not in it. */
export function placeIn(curve: GameReview['curve'], move: number): { x: number; y: number } | null {
  const point = curve.find((each) => each.move === move)
  return point ? { x: 100 * along(curve, point.move), y: 100 * (1 - point.chance) } : null
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
