/** The boards, each loaded when a table of its game is opened. */

import { api } from '../api/client'
import type { GameUI } from '../table/contract'
import type { Box } from './box'
import type { OverviewPictures } from './overview'

type Loader = () => Promise<{ default: GameUI }>

const found = import.meta.glob<{ default: GameUI }>('./*/index.ts')

const loaders = new Map<string, Loader>(
  Object.entries(found).map(([path, load]) => [path.split('/')[1] ?? '', load]),
)

const plain: Loader = () => import('../plain')

/** The board of a game, or the plain one for a game from elsewhere; the game's box is unpacked. */
export async function loadBoard(game: string): Promise<GameUI> {
  const load = loaders.get(game) ?? plain
  const [found, facts] = await Promise.all([load(), api.box(game)])
  found.default.box?.unpack(facts)
  return found.default
}

const drawn = import.meta.glob<{ default: () => OverviewPictures }>('./*/overview.ts')
const boxes = import.meta.glob<{ BOX: Box<unknown> }>('./*/box.ts')

/** The pictures for the overview of a game's rules, from its unpacked box; none for a game from elsewhere. */
export async function loadOverview(game: string): Promise<OverviewPictures> {
  const [found, box] = await Promise.all([drawn[`./${game}/overview.ts`]?.(), boxes[`./${game}/box.ts`]?.()])
  box?.BOX.unpack(await api.box(game))
  return found?.default() ?? {}
}
