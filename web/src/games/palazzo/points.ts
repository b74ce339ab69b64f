/** Points as they are written, and palaces as they would look; what they score the server says. */

import { tileFace } from '../../art/palazzo'

/** The palace with one more tile, at its place in the order. */
export function withTile(tiles: readonly string[], tile: string): string[] {
  return [...tiles, tile].sort((one, other) => tileFace(one).floor - tileFace(other).floor)
}

/** Points as they are written in a sentence, with a true minus. */
export function plainly(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** Points as they are written beneath a palace: with their sign, and a true minus. */
export function signed(points: number): string {
  if (points === 0) return '0'
  return points < 0 ? `−${-points}` : `+${points}`
}
