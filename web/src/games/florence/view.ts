/** What a seat sees of a game of Florence, as the server sends it. */

import type { components } from '../../api/schema'
import type { CoreView, RegionProps } from '../../table/contract'

type Schemas = components['schemas']

export type Member = Schemas['FlorenceMember']
export type Arrival = Schemas['FlorenceArrival']
export type Location = Schemas['FlorenceLocation']
export type PlayerView = Schemas['FlorencePlayerView']
export type DialRound = Schemas['FlorenceDial']
export type StrozziView = Schemas['FlorenceStrozziView']
export type FlorenceView = CoreView & Omit<Schemas['FlorenceView'], keyof CoreView>
export type FlorenceEvent = Schemas['FlorenceEvent']
export type FlorenceProps = RegionProps<FlorenceView, FlorenceEvent>

/** Strozzi, as events and views name him. */
export const AUTOMA = -1

/** The question of the moment if it is put to this seat. */
export function questionTo(view: FlorenceView, seat: number | null): string | null {
  if (view.asked === null || seat === null) return null
  return view.asked.seats.includes(seat) ? view.asked.question : null
}

export function playerOf(view: FlorenceView, seat: number | null): PlayerView | undefined {
  return view.players.find((player) => player.seat === seat)
}

export function locationOf(view: FlorenceView, number: number): Location | undefined {
  return view.locations[number - 1]
}

/** A member's place in notation, such as `6.2`, in its parts. */
export function partsOf(place: string): { location: number; position: number } {
  const [location, position] = place.split('.')
  return { location: Number(location), position: Number(position) }
}

export function memberAt(view: FlorenceView, place: string): Member | undefined {
  const { location, position } = partsOf(place)
  return locationOf(view, location)?.queue[position - 1]
}

/** The round on the dial, and those that can already be seen after it. */
export function comingRounds(view: FlorenceView): DialRound[] {
  return view.dial.filter((round) => round.round >= view.round && round.location !== null)
}

/** Where Strozzi's place on the page is, or a seat's. */
export function seatPlace(seat: number): string {
  return seat < 0 ? 'strozzi' : `seat-${seat}`
}
