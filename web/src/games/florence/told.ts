/** What the box and the view tell of cards, boxes, arrivals and bodyguards. */

import { BOX } from './box'
import { streetBetween } from './geometry'
import { locationOf, type Arrival, type FlorenceView } from './view'

/** What a scandal card does to one's time; more than nothing if it gives some. */
export function cardTime(card: string): number {
  return BOX.facts.scandal_times[card] ?? 0
}

/** The scores of the boxes of a boast tile, from the bottom. */
export function bands(): string[] {
  return BOX.facts.boast_boxes.map(({ least, most }) => (most === null ? `${least}+` : `${least}–${most}`))
}

/** How a member of the viewer's would come to stand at a location. */
export function arrivalAt(view: FlorenceView, location: number, rank: string): Arrival | undefined {
  return locationOf(view, location)?.arrivals[BOX.facts.ranks.indexOf(rank)]
}

export interface Bodyguard {
  owner: number
  /** How often it can still help its owner this round. */
  helps: number
}

/** The bodyguards on a street, and how often each still helps its owner this round. */
export function bodyguardsOn(view: FlorenceView, street: string): Bodyguard[] {
  const found = view.streets.find((each) => each.street === street)
  return found?.bodyguards.map((owner, index) => ({ owner, helps: found.helps_left[index] ?? 0 })) ?? []
}

/** The bodyguards on the street between two locations. */
export function bodyguards(view: FlorenceView, from: number, to: number): Bodyguard[] {
  return bodyguardsOn(view, streetBetween(from, to) ?? '')
}
