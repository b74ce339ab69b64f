/** Who sits where at a table that is about to be set. */

import type { GameOffer, NewTable, SeatWish } from '../api/types'

const USUAL_PLAYERS = 3

export type Sitter =
  | { kind: 'me' }
  | { kind: 'hot'; name: string }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string }

export function usualPlayers(game: GameOffer): number {
  return Math.min(game.most_players, Math.max(game.least_players, USUAL_PLAYERS))
}

/** The bot to play against unless one says otherwise. */
export function usualBot(game: GameOffer): string {
  return game.bots.find((kind) => kind !== 'random') ?? game.bots[0] ?? ''
}

/** Me in the first seat, and bots in the others. */
export function usualSeating(game: GameOffer, players = usualPlayers(game)): Sitter[] {
  const bot = usualBot(game)
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot }))
}

/** As many seats as wanted: those that are there, then more like the last one. */
export function resized(sitters: readonly Sitter[], players: number, game: GameOffer): Sitter[] {
  const last = sitters[sitters.length - 1] ?? { kind: 'bot', bot: usualBot(game) }
  const more: Sitter = last.kind === 'me' ? { kind: 'bot', bot: usualBot(game) } : last
  return Array.from({ length: players }, (_, seat) => ({ ...(sitters[seat] ?? more) }))
}

export function seatWish(sitter: Sitter): SeatWish {
  switch (sitter.kind) {
    case 'me':
      return { kind: 'me' }
    case 'hot': {
      const name = sitter.name.trim()
      return name ? { kind: 'me', name } : { kind: 'me' }
    }
    case 'open':
      return { kind: 'open' }
    case 'bot':
      return { kind: 'bot', bot: sitter.bot }
  }
}

/** A table against bots, at once and for oneself. */
export function againstBots(game: GameOffer): NewTable {
  return { game: game.name, seats: usualSeating(game).map(seatWish), listed: false }
}

/** The value of a choice in a list, and back. */
export function sitterKey(sitter: Sitter): string {
  return sitter.kind === 'bot' ? `bot ${sitter.bot}` : sitter.kind
}

export function sitterOf(key: string): Sitter {
  if (key === 'me' || key === 'open') return { kind: key }
  if (key === 'hot') return { kind: 'hot', name: '' }
  return { kind: 'bot', bot: key.replace(/^bot /, '') }
}
