/** What the person has pointed at before it is sent, shared by the map and the deciding panel. */

import type { Offer, Turn } from '../../table/contract'
import { neighbours, streetBetween } from './geometry'
import { questionTo, type FlorenceView } from './view'

export const MODES = [
  'deploy',
  'promote',
  'move',
  'hurry',
  'boast',
  'gift',
  'scandal',
  'pass',
] as const
export type Mode = (typeof MODES)[number]

const FAMILY_OF: Readonly<Record<Mode, string>> = {
  deploy: 'deploy',
  promote: 'promote',
  move: 'move',
  hurry: 'hurry',
  boast: 'boast',
  gift: 'gift',
  scandal: 'play',
  pass: 'pass',
}

/** Answers that lead to another question, so that a click needs no second one. */
const STEPS = ['hurry', 'play', 'gift', 'discard', 'stop']
const LEADING_MEMBERS = ['ride-who', 'change-who', 'swap-who']

export interface Target {
  /** The move that a click points at; null where it only chooses who moves. */
  move: string | null
  /** The member whom a click chooses. */
  select: string | null
  standing: 'open' | 'chosen' | 'locked'
  offer: Offer | null
}

export class Choosing {
  mode = $state<Mode | null>(null)
  member = $state<string | null>(null)
  /** The move that waits to be confirmed. */
  picked = $state<string | null>(null)
  private question = ''
  private plan = ''

  /** A new question leaves nothing chosen; a card discarded first keeps the action. */
  follow(question: string, plan: string): void {
    if (question === this.question && plan === this.plan) return
    if (question !== this.question) this.mode = null
    this.question = question
    this.plan = plan
    this.member = null
    this.picked = null
  }

  take(mode: Mode | null): void {
    this.mode = mode
    this.member = null
    this.picked = null
  }
}

const choosings = new WeakMap<Turn, Choosing>()

/** The choosing that belongs to a turn. */
export function choosingOf(turn: Turn): Choosing {
  const known = choosings.get(turn)
  if (known) return known
  const made = new Choosing()
  choosings.set(turn, made)
  return made
}

export function familyOf(offer: Offer): string {
  return offer.form['family'] ?? ''
}

/** The offers of an action. */
export function offersOf(turn: Turn, mode: Mode): Offer[] {
  return turn.offers.filter((offer) => familyOf(offer) === FAMILY_OF[mode])
}

/** Whether a move only leads on, and needs no confirming. */
export function leadsOn(offer: Offer, view: FlorenceView): boolean {
  const family = familyOf(offer)
  const question = view.asked?.question ?? ''
  if (family === 'member') return LEADING_MEMBERS.includes(question)
  if (family === 'walk' || family === 'on') return Number(view.asked?.facts['steps'] ?? 0) > 1
  return STEPS.includes(family)
}

/** The offers that the map shows now. */
export function shownOffers(view: FlorenceView, turn: Turn, choosing: Choosing): Offer[] {
  const question = questionTo(view, turn.seat)
  if (!turn.mine || question === null) return []
  if (question !== 'action') return [...turn.offers]
  return offersOf(turn, choosing.mode ?? 'move')
}

/** The member that moves: the chosen one, or the only one that can. */
export function mover(view: FlorenceView, turn: Turn, choosing: Choosing): string | null {
  const walks = shownOffers(view, turn, choosing).filter(
    ({ form }) => form['place'] !== undefined && form['location'] !== undefined,
  )
  const places = new Set(walks.map(({ form }) => form['place'] ?? ''))
  if (choosing.member !== null && places.has(choosing.member)) return choosing.member
  const [only] = places
  const asked = choosing.mode !== null || view.asked?.question === 'walk'
  return asked && places.size === 1 ? (only ?? null) : null
}

/** What can be clicked on the map: `location-3`, `member-6.2`, `street-1-2`, `shield-spy 4`, `noble-cosimo`. */
export function targetsOf(view: FlorenceView, turn: Turn, choosing: Choosing): Map<string, Target> {
  const targets = new Map<string, Target>()
  const offers = shownOffers(view, turn, choosing)
  const moving = mover(view, turn, choosing)
  const point = (key: string, offer: Offer): void => {
    const standing = choosing.picked === offer.move ? 'chosen' : 'open'
    targets.set(key, { move: offer.move, select: null, standing, offer })
  }
  const street = (key: string | null, offer: Offer): void => {
    if (key !== null) point(`street-${key}`, offer)
  }
  for (const offer of offers) {
    const { place, location, shield, noble } = offer.form
    if (place !== undefined && location !== undefined) {
      const standing = moving === place ? 'chosen' : 'open'
      targets.set(`member-${place}`, { move: null, select: place, standing, offer: null })
      if (moving !== place) continue
      point(`location-${location}`, offer)
      street(streetBetween(Number(place.split('.')[0]), Number(location)), offer)
    } else if (place !== undefined) {
      point(`member-${place}`, offer)
    } else if (location !== undefined) {
      point(`location-${location}`, offer)
      const from = familyOf(offer) === 'on' ? view.walking?.location : undefined
      if (from !== undefined) street(streetBetween(from, Number(location)), offer)
    } else if (shield !== undefined) {
      point(`shield-${shield}`, offer)
    } else if (noble !== undefined) {
      point(`noble-${noble}`, offer)
    }
  }
  for (const [key, move] of refusedPlaces(view, turn, choosing, moving)) {
    if (!targets.has(key)) targets.set(key, { move, select: null, standing: 'locked', offer: null })
  }
  return targets
}

const WRITTEN: Readonly<Record<string, (location: number) => string>> = {
  'first-debutant': (location) => `deploy ${location}`,
  ring: (location) => `ring ${location}`,
  'ride-where': (location) => `ride to ${location}`,
  'deploy-beside': (location) => `deploy ${location}`,
  'take-back': (location) => `recall ${location}`,
  'boast-from-afar': (location) => `boast ${location}`,
}

/** Places that look as if one could choose them, each with the move to be asked about. */
function refusedPlaces(
  view: FlorenceView,
  turn: Turn,
  choosing: Choosing,
  moving: string | null,
): [string, string][] {
  const question = questionTo(view, turn.seat)
  if (!turn.mine || question === null || turn.offers.length === 0) return []
  const everywhere = (written: (location: number) => string): [string, string][] =>
    view.locations.map(({ number }) => [`location-${number}`, written(number)])
  if (question === 'action') {
    if (choosing.mode === 'deploy') return everywhere((location) => `deploy ${location}`)
    if (choosing.mode === 'boast') return everywhere((location) => `boast ${location}`)
    if (choosing.mode === 'promote') {
      return ownPlaces(view, turn.seat).map((place) => [`member-${place}`, `promote ${place}`])
    }
    if (moving === null) return []
    return neighbours(Number(moving.split('.')[0])).map((location) => [
      `location-${location}`,
      `move ${moving} to ${location}`,
    ])
  }
  if (question === 'walk-on' && view.walking) {
    return neighbours(view.walking.location).map((location) => [
      `location-${location}`,
      `on to ${location}`,
    ])
  }
  const written = WRITTEN[question]
  return written ? everywhere(written) : []
}

/** Where the members of a seat stand. */
export function ownPlaces(view: FlorenceView, seat: number | null): string[] {
  return view.locations.flatMap(({ number, queue }) =>
    queue.flatMap((member, position) => (member.seat === seat ? [`${number}.${position + 1}`] : [])),
  )
}

/** What a click does: choose who moves, point at a move, or confirm the one pointed at. */
export function point(
  target: Target,
  view: FlorenceView,
  turn: Turn,
  choosing: Choosing,
  element: Element,
): void {
  if (turn.busy) return
  if (target.standing === 'locked') {
    if (target.move !== null) void turn.why(target.move, element)
  } else if (target.select !== null) {
    choosing.mode ??= view.asked?.question === 'action' ? 'move' : null
    choosing.member = choosing.member === target.select ? null : target.select
    choosing.picked = null
  } else if (target.offer !== null) {
    pick(target.offer, view, turn, choosing)
  }
}

export function pick(offer: Offer, view: FlorenceView, turn: Turn, choosing: Choosing): void {
  if (choosing.picked === offer.move) void confirm(offer, view, turn)
  else if (leadsOn(offer, view)) void turn.choose(offer.move)
  else choosing.picked = offer.move
}

/**
 * Do it. What ends an action is sent at once, also where the same seat is asked again, as often
 * happens alone against Strozzi; what goes on can still be taken back.
 */
export function confirm(offer: Offer, view: FlorenceView, turn: Turn): Promise<void> {
  const family = familyOf(offer)
  const walks = family === 'walk' || family === 'on'
  const goesOn = family === 'pass' || (walks && view.card !== null)
  return goesOn ? turn.choose(offer.move) : turn.send(offer.move)
}
