/** The order in which the games stand on the shelf. */

import type { GameOffer } from '../api/types'

const SHELF = ['palazzo', 'princes', 'augsburg', 'florence']

function place(game: string): number {
  const found = SHELF.indexOf(game)
  return found < 0 ? SHELF.length : found
}

export function shelvedBy<T>(things: readonly T[], gameOf: (thing: T) => string): T[] {
  return [...things].sort((one, other) => place(gameOf(one)) - place(gameOf(other)))
}

export const shelved = (games: readonly GameOffer[]): GameOffer[] => shelvedBy(games, (game) => game.name)
