/** The curve of the chance of winning, as a path. */

import type { GameReview } from '../api/types'

export const WIDTH = 600
export const HEIGHT = 120

/** From left to right by the number of the move, from below (0) to above (1) by the chance. */
export function curvePath(curve: GameReview['curve']): string {
  const first = curve[0]?.move ?? 0
  const span = Math.max(1, (curve.at(-1)?.move ?? 0) - first)
  return curve
    .map(({ move, chance }, place) => {
      const x = (WIDTH * (move - first)) / span
      const y = HEIGHT * (1 - chance)
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
