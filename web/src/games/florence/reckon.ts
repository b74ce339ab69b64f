/** What things cost and bring, from the box and the view; the page reckons nothing of it. */

import { BOX } from './box'
import { streetBetween } from './geometry'
import { locationOf, type Arrival, type FlorenceView } from './view'

const SEND_HOME = 'giovanni remove'

/** What a scandal card costs in time; less than nothing if it gives time. */
export function cardCost(card: string): number {
  if (card === SEND_HOME) return -BOX.facts.send_home_time
  return BOX.facts.scandal_costs[card] ?? 0
}

/** The scores of the three boxes of a boast tile, from the bottom. */
export function bands(): string[] {
  const { middle_band, top_band } = BOX.facts
  return [`0–${middle_band - 1}`, `${middle_band}–${top_band - 1}`, `${top_band}+`]
}

/** How a member of the viewer's would come to stand at a location. */
export function arrivalAt(view: FlorenceView, location: number, rank: string): Arrival | undefined {
  return locationOf(view, location)?.arrivals[BOX.facts.ranks.indexOf(rank)]
}

export interface Bodyguard {
  owner: number
  helps: number
}

export interface Bodyguard {
  owner: number
  /** How often it can still help its owner this round. */
  helps: number
}

/** FLO-GRD-2: the bodyguards on a street, and how often each still helps its owner this round. */
export function bodyguardsOn(view: FlorenceView, street: string): Bodyguard[] {
  const found = view.streets.find((each) => each.street === street)
  return found?.bodyguards.map((owner, index) => ({ owner, helps: found.helps_left[index] ?? 0 })) ?? []
}

/** The bodyguards on the street between two locations. */
export function bodyguards(view: FlorenceView, from: number, to: number): Bodyguard[] {
  return bodyguardsOn(view, streetBetween(from, to) ?? '')
}
