/** Who sits where at a table that is about to be set. */

import type { GameOffer, NewTable, SeatSettings, TableInfo } from '../api/types'
import { levelOf, STYLE_MARK, styleOf } from '../table/describe'

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

/** A bot of a level, with a style if one is named. */
export function styled(level: string, style: string): Sitter {
  return { kind: 'bot', bot: style ? level + STYLE_MARK + style : level }
}

/** Somebody without a style that the game does not have. */
function fitting(sitter: Sitter, game: GameOffer): Sitter {
  if (sitter.kind !== 'bot' || game.styles.includes(styleOf(sitter.bot))) return { ...sitter }
  return styled(levelOf(sitter.bot), '')
}

/** As many seats as wanted: those that are there, then more like the last one. */
export function resized(sitters: readonly Sitter[], players: number, game: GameOffer): Sitter[] {
  const last = sitters[sitters.length - 1] ?? { kind: 'bot', bot: usualBot(game) }
  const more: Sitter = last.kind === 'me' ? { kind: 'bot', bot: usualBot(game) } : last
  return Array.from({ length: players }, (_, seat) => fitting(sitters[seat] ?? more, game))
}

export function seatWish(sitter: Sitter): SeatSettings {
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

/** A table against bots, at once and for oneself; of one player where the game is played alone. */
export function againstBots(game: GameOffer, players = usualPlayers(game)): NewTable {
  return { game: game.name, seats: usualSeating(game, players).map(seatWish), listed: false }
}

/** The second lesson: a table against the gentlest bots. */
export function practiceTable(game: GameOffer): NewTable {
  const bot = game.bots.includes('novice') ? 'novice' : usualBot(game)
  const seats = usualSeating(game).map((sitter) => seatWish(sitter.kind === 'bot' ? { kind: 'bot', bot } : sitter))
  return { game: game.name, seats, listed: false, lot: false, practice: true }
}

/** A table for a real game, with as many bots as at the one before. */
export function likeBefore(table: TableInfo): NewTable {
  const seats = table.seats.map((seat): SeatSettings => (seat.mine ? { kind: 'me' } : { kind: 'bot', bot: seat.bot ?? '' }))
  return { game: table.game, seats, options: table.options, listed: false }
}

/** A table for oneself and a friend, and bots where the game needs more; open at once, for whoever has the link. */
export function invitation(game: GameOffer): NewTable {
  const players = Math.max(2, game.least_players)
  const seats = usualSeating(game, players).map((sitter, seat) => seatWish(seat === 1 ? { kind: 'open' } : sitter))
  return { game: game.name, seats, listed: false }
}

/** The options that change anything with so many players. */
export function optionsFor(game: GameOffer, players: number): GameOffer['options'] {
  return game.options.filter(({ most_players }) => most_players === null || players <= most_players)
}

/** The value of a choice in a list, and back. */
export function sitterKey(sitter: Sitter): string {
  return sitter.kind === 'bot' ? `bot ${levelOf(sitter.bot)}` : sitter.kind
}

export function sitterOf(key: string): Sitter {
  if (key === 'me' || key === 'open') return { kind: key }
  if (key === 'hot') return { kind: 'hot', name: '' }
  return { kind: 'bot', bot: key.replace(/^bot /, '') }
}
