/** What palaces would score, to show "9 → 16" beside a choice; the score itself is the server's. */

import { tileFace } from '../../art/palazzo'

const ONE_FLOOR = -5
const FOR_HEIGHT: readonly number[] = [0, 0, 0, 0, 3, 6]
const FOR_ONE_MATERIAL: readonly number[] = [0, 0, 0, 3, 3, 6]

/** PAL-SCO-1, PAL-SCO-2. */
export function palacePoints(tiles: readonly string[]): number {
  if (tiles.length === 0) return 0
  if (tiles.length === 1) return ONE_FLOOR
  if (tiles.length === 2) return 0
  const faces = tiles.map(tileFace)
  const windows = faces.reduce((sum, face) => sum + face.windows, 0)
  const mixed = new Set(faces.map((face) => face.material)).size > 1
  return (
    windows + (FOR_HEIGHT[tiles.length] ?? 0) + (mixed ? 0 : (FOR_ONE_MATERIAL[tiles.length] ?? 0))
  )
}

/** The palace with one more tile, at its place in the order. */
export function withTile(tiles: readonly string[], tile: string): string[] {
  return [...tiles, tile].sort((one, other) => tileFace(one).floor - tileFace(other).floor)
}

export function withoutFloor(tiles: readonly string[], floor: number): string[] {
  return tiles.filter((tile) => tileFace(tile).floor !== floor)
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
