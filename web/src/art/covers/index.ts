/** The covers of the four games, each in its own light, and one for games from elsewhere. */

import { augsburgCover } from './augsburg'
import { florenceCover } from './florence'
import { palazzoCover } from './palazzo'
import { plainCover } from './plain'
import { princesCover } from './princes'

const COVERS: Record<string, () => string> = {
  augsburg: augsburgCover,
  florence: florenceCover,
  palazzo: palazzoCover,
  princes: princesCover,
}

/** A game's cover; it fills the place it is given. */
export function cover(game: string): string {
  return (COVERS[game] ?? plainCover)()
}
