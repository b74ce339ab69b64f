/** What a seat sees of a game of The Princes of Florence, as the server sends it. */

import type { components } from '../../api/schema'
import type { CoreView, RegionProps } from '../../table/contract'

type Schemas = components['schemas']

export type PrincesView = Schemas['PrincesView'] & CoreView
export type PlayerView = Schemas['PrincesPlayerView']
export type LotView = Schemas['PrincesLot']
export type WorkView = Schemas['PrincesWork']
export type CardValue = Schemas['PrincesCardValue']

export type PrincesEvent = Schemas['PrincesEvent']
export type PrincesProps = RegionProps<PrincesView, PrincesEvent>

/** The question of the moment if it is put to this seat. */
export function questionTo(view: PrincesView, seat: number | null): string | null {
  if (view.asked === null || seat === null) return null
  return view.asked.seats.includes(seat) ? view.asked.question : null
}

/** Who looks, as a player; null for onlookers. */
export function own(view: PrincesView, seat: number | null): PlayerView | null {
  return seat === null ? null : (view.players[seat] ?? null)
}
