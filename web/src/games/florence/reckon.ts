/** What things cost and bring, reckoned from what everybody sees; what is legal the server says. */

import { ROUTE, streetBetween } from './geometry'
import { locationOf, playerOf, type FlorenceView } from './view'

export const COSTS = { deploy: 4, promote: 5, move: 1, hurry: 3, boast: 1, pass: 0 } as const
const FIRST_GIFT = 2
export const CARD_COSTS: Readonly<Record<string, number>> = {
  'cosimo guard': 2,
  'cosimo ride': 1,
  'cosimo walk': 2,
  'cosimo deploy': 2,
  'contessina gift': 0,
  'contessina swap': 1,
  'contessina promote': 3,
  'contessina advance': 1,
  'giovanni recall': 1,
  'giovanni swap': 1,
  'giovanni remove': -3,
  'giovanni boast': 1,
}
export const BOAST_FACTORS: Readonly<Record<string, number>> = {
  influencers: 5,
  loudmouth: 3,
  scandalous: 3,
  'party-life': 3,
  reputation: 3,
  'upward-mobility': 3,
  'plus-one': 4,
  'big-spender': 3,
  'eyes-everywhere': 2,
}
export const BANDS = ['0–6', '7–12', '13+'] as const
const BAND_STARTS = [0, 7, 13] as const
const RANKS = ['debutant', 'donna', 'maestro']
const OBJECTIVE_POINTS = [0, 0, 0, 0, 20, 25, 30, 35]

/** FLO-GFT-1: what the next gift to a noble costs. */
export function giftPrice(view: FlorenceView, seat: number, noble: string): number {
  return FIRST_GIFT + (playerOf(view, seat)?.given[noble] ?? 0)
}

/** FLO-NOB-1: the locations the active noble will enter, in order. */
export function nobleWay(view: FlorenceView): number[] {
  const start = view.locations.find((each) => each.carriages.includes(view.noble))
  const end = view.locations.find((each) => each.destinations.includes(view.noble))
  if (!start || !end || start === end) return []
  const way: number[] = []
  let place = ROUTE.indexOf(start.number)
  while (way.at(-1) !== end.number && way.length < ROUTE.length) {
    place = (place + 1) % ROUTE.length
    way.push(ROUTE[place] ?? 0)
  }
  return way
}

/** FLO-QUE-2, FLO-GRD-4: which number a member would be that came to a location. */
export function arrivalPosition(
  view: FlorenceView,
  location: number,
  rank: string,
  seat: number,
): number {
  const there = locationOf(view, location)
  if (!there) return 1
  const own = RANKS.indexOf(rank)
  const bouncer = there.bouncers.includes(seat)
  const ahead = there.queue.filter((each) => {
    const theirs = RANKS.indexOf(each.rank)
    return bouncer ? theirs > own : theirs >= own
  })
  return ahead.length + 1
}

export interface Worth {
  prime: number
  audience: number
}

/** What the place would bring if the noble came now; Giovanni's rewards depend on control. */
export function worthOf(
  view: FlorenceView,
  location: number,
  position: number,
  rank: string,
): Worth {
  const dial = view.dial[view.round - 1]
  const there = locationOf(view, location)
  if (!dial || !there) return { prime: 0, audience: 0 }
  const passes = nobleWay(view).includes(location)
  const unpaid = view.noble === 'contessina' && rank === 'debutant'
  const ends = there.destinations.includes(view.noble) && !unpaid
  return {
    prime: position === 1 && passes ? dial.prime : 0,
    audience: ends ? (dial.queue[position - 1] ?? 0) : 0,
  }
}

/** FLO-BST-1: on which box a boast of the viewer would go, null if there is none. */
export function boxFor(view: FlorenceView, location: number): number | null {
  const there = locationOf(view, location)
  if (!there || there.boast_points === null) return null
  const points = there.boast_points
  let box = points >= BAND_STARTS[2] ? 2 : points >= BAND_STARTS[1] ? 1 : 0
  while (box >= 0 && there.markers.some((marker) => marker.box === box)) box -= 1
  return box < 0 ? null : box
}

/** FLO-GRD-2: whose bodyguards stand on the street between two locations. */
export function bodyguards(view: FlorenceView, from: number, to: number): number[] {
  const street = streetBetween(from, to)
  return view.streets.find((each) => each.street === street)?.bodyguards ?? []
}

/** FLO-END-1: what an objective with so many members scores. */
export function objectivePoints(members: number): number {
  return OBJECTIVE_POINTS[Math.min(members, 7)] ?? 0
}
