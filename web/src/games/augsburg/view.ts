/** What a seat sees of a game of Augsburg 1520, as the server sends it. */

import type { components } from '../../api/schema'
import type { RegionProps } from '../../table/contract'
import { BOX } from './box'

export type AugsburgView = components['schemas']['AugsburgView']
export type PlayerView = components['schemas']['AugsburgPlayerView']
export type PrivilegeCard = components['schemas']['AugsburgPrivilegeCard']
export type Rung = components['schemas']['AugsburgRung']
export type Use = components['schemas']['AugsburgUse']
export type AugsburgEvent = components['schemas']['AugsburgEvent']
export type AugsburgProps = RegionProps<AugsburgView, AugsburgEvent>

export const NOBLES = ['philipp', 'louise', 'leo', 'maria'] as const
export const VISITS = [...NOBLES, 'maximilian'] as const
export const COLOURS = ['yellow', 'orange', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

/** The ranks of a ladder, from the top. */
export function ranks(): number[] {
  const { top_rank } = BOX.facts
  return Array.from({ length: top_rank }, (_, place) => top_rank - place)
}

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
