/** What a seat sees of a game of Augsburg 1520, as the server sends it. */

import type { components } from '../../api/schema'
import type { RegionProps } from '../../table/contract'

export type AugsburgView = components['schemas']['AugsburgView']
export type PlayerView = components['schemas']['AugsburgPlayerView']
export type PrivilegeCard = components['schemas']['AugsburgPrivilegeCard']
export type RightPile = components['schemas']['AugsburgRightPile']
export type AugsburgProps = RegionProps<AugsburgView>

export const NOBLES = ['philipp', 'louise', 'leo', 'maria'] as const
export const VISITS = [...NOBLES, 'maximilian'] as const
export const COLOURS = ['yellow', 'orange', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
export const RANKS = [4, 3, 2, 1] as const
export const TOP_RANK = 4

/** The question of the moment if it is put to this seat. */
export function questionTo(view: AugsburgView, seat: number | null): string | null {
  if (view.asked === null || seat === null) return null
  return view.asked.seats.includes(seat) ? view.asked.question : null
}

/** Whether bids stand on the table: from the first one until bonds are shown. */
export function bidding(view: AugsburgView): boolean {
  return view.asked?.question === 'bid' || view.asked?.question === 'show'
}

/** Whether the last showing still lies open. */
export function showing(view: AugsburgView): boolean {
  return view.players.some((player) => player.shown.length > 0)
}

/** The rank cards of one kind that are in the supply. */
export function inSupply(view: AugsburgView, colour: Colour, rank: number): number {
  return view.ranks.find((pile) => pile.rank === `${colour} ${rank}`)?.left ?? 0
}

/** Who stands at a rank, but for one seat. */
export function seatsAt(
  view: AugsburgView,
  colour: Colour,
  rank: number,
  except: number | null,
): number[] {
  return view.players.flatMap((player, seat) =>
    seat !== except && player[colour] === rank ? [seat] : [],
  )
}

/** Where the prestige of a player ends up with so many points more: barriers let no more through. */
export function raised(player: PlayerView, points: number): number {
  const free = player.prestige + points
  return player.barrier === null ? free : Math.min(free, Math.max(player.barrier, player.prestige))
}
