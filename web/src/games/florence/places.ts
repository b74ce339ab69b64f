/** Where things happen on the board: what a line of the log lights, and what travels. */

import {
  armsOf,
  carriage,
  guard,
  isNoble,
  member,
  ringPiece,
  scandalBack,
  seal,
  type Noble,
} from '../../art/florence'
import { svg } from '../../art/draw'
import { icon } from '../../art/icons'
import { tellerOf, type Flight, type Teller, type Tellers } from '../../table/contract'
import { route } from './geometry'
import { seatPlace, type FlorenceEvent, type FlorenceView } from './view'

const MEMBER = { width: 28, height: 44 }
const CARD = { width: 32, height: 44 }
const SMALL = { width: 30, height: 30 }

/** An event of a side. */
interface OfSeat {
  seat: number
}

const location = (number: number): string => `location-${number}`
const slot = ({ location: number, position }: { location: number; position: number }): string => `slot-${number}-${position}`
const street = (name: string): string => `street-${name}`
const carriageOf = (noble: string): string => `carriage-${noble}`
const seatOf = ({ seat }: OfSeat): string => seatPlace(seat)

function asNoble(noble: string): Noble {
  return isNoble(noble) ? noble : 'cosimo'
}

/** `spy 4` and `1-2` as places of the board. */
function shieldPlace(shield: string): string {
  return shield.includes('-') ? `street-${shield}` : shield.replace(' ', '-')
}

/** A card's noble stands before what it does. */
function cardNoble(card: string): Noble {
  return asNoble(card.split(' ')[0] ?? '')
}

/** Where a seat's members wait: one's own by themselves, the others' at their seat. */
function supply(seat: number, view: FlorenceView): string {
  return seat === view.seat ? 'supply' : seatPlace(seat)
}

function hand(seat: number, view: FlorenceView): string {
  return seat === view.seat ? 'hand' : seatPlace(seat)
}

function walker({ seat, rank }: OfSeat & { rank: string }, from: string, to: string): Flight {
  const piece = member({ seat }, rank, MEMBER.height)
  return { piece, from, to, ...MEMBER }
}

function card(noble: Noble, from: string, to: string): Flight {
  return { piece: scandalBack(noble, CARD.height), from, to, ...CARD }
}

/** A side's arms, as small as a piece. */
function arms(seat: number): string {
  return svg({ viewBox: '-1.5 -1.5 43 47', ...SMALL }, armsOf({ seat }, 0, 0, 44))
}

function points(event: OfSeat, from: string): Flight[] {
  return [{ piece: arms(event.seat), from, to: seatOf(event), ...SMALL }]
}

const ofSeat: Teller<Extract<FlorenceEvent, OfSeat>, FlorenceView> = { places: (event) => [seatOf(event)] }
const ofStrozzi: Teller<FlorenceEvent, FlorenceView> = { places: () => ['strozzi', 'strozzi-card'] }
const ofDial: Teller<FlorenceEvent, FlorenceView> = { places: () => ['dial'] }

const EVENTS: Tellers<FlorenceEvent, FlorenceView> = {
  RoundBegan: ofDial,
  StrozziGainedTime: { places: () => ['strozzi'] },
  Deployed: {
    places: (event) => [location(event.location)],
    flights: (event, view) => [
      walker(event, supply(event.seat, view), slot(event)),
    ],
  },
  Promoted: {
    places: (event) => [location(event.location)],
    flights: (event, view) => [
      walker(event, supply(event.seat, view), slot(event)),
    ],
  },
  Walked: {
    places: (event) => [location(event.start), location(event.end)],
    flights: (event) => [walker(event, location(event.start), location(event.end))],
  },
  Arrived: { places: (event) => [slot(event)] },
  BodyguardHelped: {
    places: (event) => [street(event.street), seatOf(event)],
  },
  BodyguardTolled: {
    places: (event) => [street(event.street), seatOf(event)],
    flights: (event) => points(event, street(event.street)),
  },
  Boasted: {
    places: (event) => [location(event.location), seatOf(event)],
    flights: (event) =>
      points(event, seatOf(event)).map((each) => ({ ...each, to: location(event.location) })),
  },
  GiftGiven: {
    places: (event) => [carriageOf(event.noble), seatOf(event)],
    flights: (event) => [
      {
        piece: icon('gift', SMALL.width),
        from: seatOf(event),
        to: carriageOf(event.noble),
        ...SMALL,
      },
    ],
  },
  GuardPosted: {
    places: (event) => [shieldPlace(event.shield)],
    flights: (event) => [
      {
        piece: guard(event.seat, SMALL.height),
        from: seatOf(event),
        to: shieldPlace(event.shield),
        ...SMALL,
      },
    ],
  },
  ScandalPlayed: {
    places: (event) => [seatOf(event)],
    flights: (event, view) => [
      card(cardNoble(event.card), hand(event.seat, view), 'dial'),
    ],
  },
  ScandalDiscarded: {
    places: (event) => [seatOf(event)],
    flights: (event, view) => [
      card(cardNoble(event.card), hand(event.seat, view), 'dial'),
    ],
  },
  ScandalGained: {
    places: (event) => [seatOf(event)],
    flights: (event, view) => [
      card(asNoble(event.noble), carriageOf(event.noble), hand(event.seat, view)),
    ],
  },
  ScandalsSeen: { places: () => ['hand'] },
  TooManyScandals: ofSeat,
  ScandalsShuffled: ofDial,
  StrozziTurnedUp: {
    places: () => ['strozzi'],
    flights: (event) =>
      event.cards.map((each) => card(cardNoble(each), carriageOf(event.noble), 'strozzi')),
  },
  MembersSwapped: {
    places: (event) => [slot({ ...event, position: event.ahead }), slot({ ...event, position: event.behind })],
    flights: (event) => {
      const [ahead, behind] = [event.ahead, event.behind].map((position) => slot({ ...event, position }))
      return [
        { piece: arms(event.second_seat), from: behind ?? '', to: ahead ?? '', ...SMALL },
        { piece: arms(event.first_seat), from: ahead ?? '', to: behind ?? '', ...SMALL },
      ]
    },
  },
  PlacesChanged: {
    places: (event) => [location(event.location), location(event.other_location)],
    flights: (event) => [
      walker({ seat: event.seat, rank: 'donna' }, location(event.location), location(event.other_location)),
      walker(
        { seat: event.other_seat, rank: 'debutant' },
        location(event.other_location),
        location(event.location),
      ),
    ],
  },
  MarkerTakenBack: {
    places: (event) => [location(event.location)],
    flights: (event) => points(event, location(event.location)),
  },
  MemberSentHome: {
    places: (event) => [location(event.location)],
    flights: (event) => [walker(event, location(event.location), seatOf(event))],
  },
  Passed: ofSeat,
  RingPlaced: {
    places: (event) => [location(event.location)],
    flights: (event) => [
      {
        piece: ringPiece(event.seat, SMALL.width),
        from: seatOf(event),
        to: location(event.location),
        ...SMALL,
      },
    ],
  },
  TimeTaken: ofSeat,
  PointTaken: ofSeat,
  NobleArrived: {
    places: (event) => [location(event.location)],
    flights: (event) => {
      const way = route()
      const place = way.indexOf(event.location)
      const before = way[(place + way.length - 1) % way.length] ?? 1
      const piece = carriage(asNoble(event.noble), 46)
      const mover = carriageOf(event.noble)
      return [{ piece, from: `location-${before}`, to: location(event.location), width: 46, height: 39, mover }]
    },
  },
  PrimeScored: {
    places: (event) => [slot({ ...event, position: 1 }), seatOf(event)],
    flights: (event) => points(event, slot({ ...event, position: 1 })),
  },
  AudienceScored: {
    places: (event) => [carriageOf(event.noble), seatOf(event)],
    flights: (event) => points(event, `gonfalon-${event.noble}`),
  },
  RewardTaken: {
    places: (event) => ['carriage-giovanni', seatOf(event)],
    flights: (event) => [
      {
        piece: seal('giovanni', SMALL.width),
        from: 'carriage-giovanni',
        to: seatOf(event),
        ...SMALL,
      },
    ],
  },
  RewardRefused: ofSeat,
  RewardDeclined: ofSeat,
  RoundEnded: { places: (event) => ['dial', seatOf(event)] },
  DialTurned: { places: (event) => ['dial', location(event.location)] },
  MarkerRemoved: ofDial,
  TimeScored: ofSeat,
  ObjectiveScored: ofSeat,
  TieCompared: ofSeat,
  GameEnded: ofDial,
  SoloEnded: ofSeat,
  StrozziDrew: {
    places: () => ['strozzi-card', 'strozzi-pile'],
    flights: () => [
      {
        piece: svg(
          { viewBox: '0 0 14 19', ...CARD },
          '<rect x=".5" y=".5" width="13" height="18" rx="2" fill="var(--serena-deep)" stroke="#2A1A10"/>' +
            armsOf({ seat: -1 }, 3.5, 5.5, 8),
        ),
        from: 'strozzi-pile',
        to: 'strozzi-card',
        ...CARD,
      },
    ],
  },
  StrozziPutBack: ofStrozzi,
  StrozziPassed: {
    places: (event) => ['strozzi', ...(event.location > 0 ? [location(event.location)] : [])],
    flights: (event) =>
      event.location > 0
        ? [{ piece: ringPiece(-1, SMALL.width), from: 'strozzi', to: location(event.location), ...SMALL }]
        : [],
  },
  StrozziScored: ofStrozzi,
  StrozziWithdrew: ofStrozzi,
  StrozziLacked: ofStrozzi,
}

export function places(event: FlorenceEvent, view: FlorenceView): string[] {
  return tellerOf(EVENTS, event)?.places(event, view) ?? []
}

export function flights(event: FlorenceEvent, view: FlorenceView): Flight[] {
  return tellerOf(EVENTS, event)?.flights?.(event, view) ?? []
}

/** What scores at the end of a round or of the game. */
const SCORING: readonly string[] = ['PrimeScored', 'AudienceScored', 'RewardTaken', 'TimeScored', 'ObjectiveScored']

export function gain(event: FlorenceEvent): { seat: number; points: number } | null {
  if (!SCORING.includes(event.type) || !('points' in event) || !('seat' in event)) return null
  const { seat, points } = event
  return typeof seat === 'number' && typeof points === 'number' && seat >= 0 ? { seat, points } : null
}

/** What the board knows how to show. */
export const TOLD: readonly string[] = Object.keys(EVENTS)
