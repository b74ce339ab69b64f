/** What a seat sees of a game of Palazzo, as the server sends it. */

import type { components } from '../../api/schema'
import type { CoreView, RegionProps } from '../../table/contract'
import { OPENING_CERTIFICATE } from './names'

type Schemas = components['schemas']

/** From bottom to top, in notation. */
export type PalaceView = Schemas['PalazzoPalace']
export type PlayerView = Schemas['PalazzoPlayerView']
export type Unit = Schemas['PalazzoUnit']
export type Laying = Schemas['PalazzoLaying']
export type PalazzoEvent = Schemas['PalazzoEvent']
/** The architect's quarry is counted from 0. */
export type PalazzoView = CoreView & Omit<Schemas['PalazzoView'], keyof CoreView>
export type PalazzoProps = RegionProps<PalazzoView, PalazzoEvent>

/** The question of the moment if it is put to this seat. */
export function questionTo(view: PalazzoView, seat: number | null): string | null {
  if (view.asked === null || seat === null) return null
  return view.asked.seats.includes(seat) ? view.asked.question : null
}

const ABOUT_PALACES = ['build-next', 'build-where', 'take-out-of', 'put-in-which', 'put-in-where', 'remove-which']

/** Whether a palace is chosen now: then one's palaces stand where one decides. */
export function choosesPalace({ view, seat, turn }: Pick<PalazzoProps, 'view' | 'seat' | 'turn'>): boolean {
  return turn.mine && ABOUT_PALACES.includes(questionTo(view, seat) ?? '')
}

/** Whether tiles of a quarry are being auctioned. */
export function auctioning(view: PalazzoView): boolean {
  return view.players.some((player) => player.bidding)
}

/** Whether the tiles of the architect's quarry are the lot of the moment. */
export function lotThere(view: PalazzoView): boolean {
  return auctioning(view) || view.asked?.question === 'share'
}

/** What a seat's bid lies there as, the opening certificate first. */
export function laidBy(view: PalazzoView, seat: number): string[] {
  const player = view.players[seat]
  if (player === undefined || !player.bidding) return []
  return [...(seat === view.opened_by ? [OPENING_CERTIFICATE] : []), ...player.laid]
}

/** The stack that is drawn from, counted from 0: the first that is not empty. */
export function stackInUse(view: PalazzoView): number {
  const found = view.stacks.findIndex((height) => height > 0)
  return found < 0 ? view.stacks.length - 1 : found
}

export const ROMAN = ['I', 'II', 'III', 'IV'] as const
