/** The order in which the games stand on the shelf. */

import type { GameOffer } from '../api/types'

const SHELF = ['palazzo', 'princes', 'augsburg', 'florence']

function place(game: GameOffer): number {
  const found = SHELF.indexOf(game.name)
  return found < 0 ? SHELF.length : found
}

export function shelved(games: readonly GameOffer[]): GameOffer[] {
  return [...games].sort((one, other) => place(one) - place(other))
}
