/** The boards, each loaded when a table of its game is opened. */

import type { GameUI } from '../table/contract'

type Loader = () => Promise<{ default: GameUI }>

const found = import.meta.glob<{ default: GameUI }>('./*/index.ts')

const loaders = new Map<string, Loader>(
  Object.entries(found).map(([path, load]) => [path.split('/')[1] ?? '', load]),
)

export function hasBoard(game: string): boolean {
  return loaders.has(game)
}

export async function loadBoard(game: string): Promise<GameUI> {
  const load = loaders.get(game)
  if (!load) throw new Error(game)
  return (await load()).default
}
