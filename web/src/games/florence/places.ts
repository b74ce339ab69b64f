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
import type { Flight, GameEvent } from '../../table/contract'
import { route } from './geometry'
import { seatPlace, type FlorenceView } from './view'

const MEMBER = { width: 28, height: 44 }
const CARD = { width: 32, height: 44 }
const SMALL = { width: 30, height: 30 }

const text = (event: GameEvent, field: string): string => String(event[field])
const seatOf = (event: GameEvent, field = 'seat'): number => Number(event[field])

function location(event: GameEvent, field = 'location'): string {
  return `location-${text(event, field)}`
}

function nobleOf(event: GameEvent): Noble {
  const noble = text(event, 'noble')
  return isNoble(noble) ? noble : 'cosimo'
}

/** `spy 4` and `1-2` as places of the board. */
function shieldPlace(shield: string): string {
  return shield.includes('-') ? `street-${shield}` : shield.replace(' ', '-')
}

/** A card's noble stands before what it does. */
function cardNoble(card: string): Noble {
  const noble = card.split(' ')[0] ?? ''
  return isNoble(noble) ? noble : 'cosimo'
}

function cards(event: GameEvent): string[] {
  const found = event['cards']
  return Array.isArray(found) ? found.map(String) : []
}

/** Where a seat's members wait: one's own by themselves, the others' at their seat. */
function supply(seat: number, view: FlorenceView): string {
  return seat === view.seat ? 'supply' : seatPlace(seat)
}

function hand(seat: number, view: FlorenceView): string {
  return seat === view.seat ? 'hand' : seatPlace(seat)
}

function walker(event: GameEvent, from: string, to: string): Flight {
  const piece = member({ seat: seatOf(event) }, text(event, 'rank'), MEMBER.height)
  return { piece, from, to, ...MEMBER }
}

function card(noble: Noble, from: string, to: string): Flight {
  return { piece: scandalBack(noble, CARD.height), from, to, ...CARD }
}

function points(event: GameEvent, from: string): Flight[] {
  const piece = svg(
    { viewBox: '-1.5 -1.5 43 47', width: SMALL.width, height: SMALL.height },
    armsOf({ seat: seatOf(event) }, 0, 0, 44),
  )
  return [{ piece, from, to: seatPlace(seatOf(event)), ...SMALL }]
}

type Teller = {
  places(event: GameEvent, view: FlorenceView): string[]
  flights?(event: GameEvent, view: FlorenceView): Flight[]
}

const ofSeat: Teller = { places: (event) => [seatPlace(event['seat'])] }
const ofStrozzi: Teller = { places: () => ['strozzi', 'strozzi-card'] }
const ofDial: Teller = { places: () => ['dial'] }

const EVENTS: Record<string, Teller> = {
  RoundBegan: ofDial,
  StrozziGainedTime: { places: () => ['strozzi'] },
  Deployed: {
    places: (event) => [location(event)],
    flights: (event, view) => [
      walker(
        event,
        supply(seatOf(event), view),
        `slot-${text(event, 'location')}-${text(event, 'position')}`,
      ),
    ],
  },
  Promoted: {
    places: (event) => [location(event)],
    flights: (event, view) => [
      walker(
        event,
        supply(seatOf(event), view),
        `slot-${text(event, 'location')}-${text(event, 'position')}`,
      ),
    ],
  },
  Walked: {
    places: (event) => [location(event, 'start'), location(event, 'end')],
    flights: (event) => [walker(event, location(event, 'start'), location(event, 'end'))],
  },
  Arrived: { places: (event) => [`slot-${text(event, 'location')}-${text(event, 'position')}`] },
  BodyguardHelped: {
    places: (event) => [`street-${text(event, 'street')}`, seatPlace(event['seat'])],
  },
  BodyguardTolled: {
    places: (event) => [`street-${text(event, 'street')}`, seatPlace(event['seat'])],
    flights: (event) => points(event, `street-${text(event, 'street')}`),
  },
  Boasted: {
    places: (event) => [location(event), seatPlace(event['seat'])],
    flights: (event) =>
      points(event, seatPlace(event['seat'])).map((each) => ({ ...each, to: location(event) })),
  },
  GiftGiven: {
    places: (event) => [`carriage-${text(event, 'noble')}`, seatPlace(event['seat'])],
    flights: (event) => [
      {
        piece: icon('gift', SMALL.width),
        from: seatPlace(event['seat']),
        to: `carriage-${text(event, 'noble')}`,
        ...SMALL,
      },
    ],
  },
  GuardPosted: {
    places: (event) => [shieldPlace(text(event, 'shield'))],
    flights: (event) => [
      {
        piece: guard(seatOf(event), SMALL.height),
        from: seatPlace(event['seat']),
        to: shieldPlace(text(event, 'shield')),
        ...SMALL,
      },
    ],
  },
  ScandalPlayed: {
    places: (event) => [seatPlace(event['seat'])],
    flights: (event, view) => [
      card(cardNoble(text(event, 'card')), hand(seatOf(event), view), 'dial'),
    ],
  },
  ScandalDiscarded: {
    places: (event) => [seatPlace(event['seat'])],
    flights: (event, view) => [
      card(cardNoble(text(event, 'card')), hand(seatOf(event), view), 'dial'),
    ],
  },
  ScandalGained: {
    places: (event) => [seatPlace(event['seat'])],
    flights: (event, view) => [
      card(nobleOf(event), `carriage-${text(event, 'noble')}`, hand(seatOf(event), view)),
    ],
  },
  ScandalsSeen: { places: () => ['hand'] },
  TooManyScandals: ofSeat,
  ScandalsShuffled: ofDial,
  StrozziTurnedUp: {
    places: () => ['strozzi'],
    flights: (event) =>
      cards(event).map((each) => card(cardNoble(each), `carriage-${text(event, 'noble')}`, 'strozzi')),
  },
  MembersSwapped: {
    places: (event) => [
      `slot-${text(event, 'location')}-${text(event, 'ahead')}`,
      `slot-${text(event, 'location')}-${text(event, 'behind')}`,
    ],
    flights: (event) => {
      const place = (field: string): string => `slot-${text(event, 'location')}-${text(event, field)}`
      const piece = (field: string): string =>
        svg({ viewBox: '-1.5 -1.5 43 47', ...SMALL }, armsOf({ seat: seatOf(event, field) }, 0, 0, 44))
      return [
        { piece: piece('second_seat'), from: place('behind'), to: place('ahead'), ...SMALL },
        { piece: piece('first_seat'), from: place('ahead'), to: place('behind'), ...SMALL },
      ]
    },
  },
  PlacesChanged: {
    places: (event) => [location(event), location(event, 'other_location')],
    flights: (event) => [
      walker({ ...event, rank: 'donna' }, location(event), location(event, 'other_location')),
      walker(
        { ...event, seat: event['other_seat'], rank: 'debutant' },
        location(event, 'other_location'),
        location(event),
      ),
    ],
  },
  MarkerTakenBack: {
    places: (event) => [location(event)],
    flights: (event) => points(event, location(event)),
  },
  MemberSentHome: {
    places: (event) => [location(event)],
    flights: (event) => [walker(event, location(event), seatPlace(event['seat']))],
  },
  Passed: ofSeat,
  RingPlaced: {
    places: (event) => [location(event)],
    flights: (event) => [
      {
        piece: ringPiece(seatOf(event), SMALL.width),
        from: seatPlace(event['seat']),
        to: location(event),
        ...SMALL,
      },
    ],
  },
  TimeTaken: ofSeat,
  PointTaken: ofSeat,
  NobleArrived: {
    places: (event) => [location(event)],
    flights: (event) => {
      const way = route()
      const place = way.indexOf(Number(event['location']))
      const before = way[(place + way.length - 1) % way.length] ?? 1
      const piece = carriage(nobleOf(event), 46)
      return [{ piece, from: `location-${before}`, to: location(event), width: 46, height: 39 }]
    },
  },
  PrimeScored: {
    places: (event) => [`slot-${text(event, 'location')}-1`, seatPlace(event['seat'])],
    flights: (event) => points(event, `slot-${text(event, 'location')}-1`),
  },
  AudienceScored: {
    places: (event) => [`carriage-${text(event, 'noble')}`, seatPlace(event['seat'])],
    flights: (event) => points(event, `gonfalon-${text(event, 'noble')}`),
  },
  RewardTaken: {
    places: (event) => ['carriage-giovanni', seatPlace(event['seat'])],
    flights: (event) => [
      {
        piece: seal('giovanni', SMALL.width),
        from: 'carriage-giovanni',
        to: seatPlace(event['seat']),
        ...SMALL,
      },
    ],
  },
  RewardRefused: ofSeat,
  RewardDeclined: ofSeat,
  RoundEnded: { places: (event) => ['dial', seatPlace(event['seat'])] },
  DialTurned: { places: (event) => ['dial', location(event)] },
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
    places: (event) => ['strozzi', ...(Number(event['location']) > 0 ? [location(event)] : [])],
    flights: (event) =>
      Number(event['location']) > 0
        ? [{ piece: ringPiece(-1, SMALL.width), from: 'strozzi', to: location(event), ...SMALL }]
        : [],
  },
  StrozziScored: ofStrozzi,
  StrozziWithdrew: ofStrozzi,
  StrozziLacked: ofStrozzi,
}

export function places(event: GameEvent, view: FlorenceView): string[] {
  return EVENTS[event.type]?.places(event, view) ?? []
}

export function flights(event: GameEvent, view: FlorenceView): Flight[] {
  return EVENTS[event.type]?.flights?.(event, view) ?? []
}

/** What the board knows how to show. */
export const TOLD: readonly string[] = Object.keys(EVENTS)
