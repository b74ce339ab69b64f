/** What finished games say about somebody: how often they won, and how many points they made. */

import type { MyGame } from '../api/types'

export interface Filter {
  game: string | null
  players: number | null
  opponent: string | null
}

/** One row of figures: all games that have something in common. */
export interface Figures {
  name: string
  games: number
  won: number
  /** On the average. */
  points: number
}

/** The automatic rival of whoever plays a game alone. */
export const AUTOMA = 'automa-'

/** Those who played against me, by their names; bots by their kinds. */
export function opponents(game: MyGame): string[] {
  if (game.seats.length === 1) return [AUTOMA + game.game]
  return [...new Set(game.seats.filter((seat) => !seat.mine).map((seat) => seat.name || seat.bot || ''))].filter(Boolean)
}

export function chosen(games: readonly MyGame[], { game, players, opponent }: Filter): MyGame[] {
  return games.filter(
    (each) =>
      (game === null || each.game === game) &&
      (players === null || each.seats.length === players) &&
      (opponent === null || opponents(each).includes(opponent)),
  )
}

const mine = (game: MyGame) => game.seats.filter((seat) => seat.mine)

/** The most points that a seat of mine made. */
export function myPoints(game: MyGame): number {
  return Math.max(...mine(game).map((seat) => seat.points))
}

export function won(game: MyGame): boolean {
  return mine(game).some((seat) => seat.won)
}

export function figures(name: string, games: readonly MyGame[]): Figures {
  const points = games.reduce((sum, game) => sum + myPoints(game), 0) / Math.max(1, games.length)
  return { name, games: games.length, won: games.filter(won).length, points: Math.round(points * 10) / 10 }
}

/** Figures for each thing that games have in common, the most games first. */
export function grouped(games: readonly MyGame[], keys: (game: MyGame) => readonly string[]): Figures[] {
  const groups = new Map<string, MyGame[]>()
  for (const game of games) {
    for (const key of keys(game)) groups.set(key, [...(groups.get(key) ?? []), game])
  }
  return [...groups].map(([name, each]) => figures(name, each)).sort((one, other) => other.games - one.games)
}
