/** The covers of the four games, each in its own light. */

import { augsburgCover } from './augsburg'
import { florenceCover } from './florence'
import { palazzoCover } from './palazzo'
import { princesCover } from './princes'

const COVERS: Record<string, () => string> = {
  augsburg: augsburgCover,
  florence: florenceCover,
  palazzo: palazzoCover,
  princes: princesCover,
}

/** A game's cover; it fills the place it is given. */
export function cover(game: string): string {
  const drawn = COVERS[game]
  if (drawn === undefined) throw new RangeError(`no cover for ${game}`)
  return drawn()
}
