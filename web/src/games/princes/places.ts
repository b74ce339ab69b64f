/** Where things happen on the board: what a line of the log lights, and what travels. */

import { icon } from '../../art/icons'
import { loosePiece } from '../../art/princes'
import type { Flight, GameEvent } from '../../table/contract'
import { outlineOf } from './box'
import { lotIcon, professionIcon } from './names'
import { turnsOf } from './shapes'
import type { PrincesView } from './view'

const SIGN = 34
const CELL = 22

function label(value: unknown): string {
  return String(value)
}

function seat(event: GameEvent, field = 'seat'): string {
  return `seat-${label(event[field])}`
}

/** Where a seat's cards lie: in one's own hand, or with the others. */
function hand(event: GameEvent, view: PrincesView): string {
  return event['seat'] === view.seat ? 'hand' : seat(event)
}

function table(event: GameEvent, field = 'seat'): string {
  return `${seat(event, field)}-table`
}

function estate(event: GameEvent): string {
  return `${seat(event)}-estate`
}

function sign(name: Parameters<typeof icon>[0], from: string, to: string): Flight {
  return { piece: icon(name, SIGN), from, to, width: SIGN, height: SIGN }
}

function flyingPiece(event: GameEvent): Flight {
  const name = label(event['piece'])
  const turns = turnsOf(outlineOf(name))
  const rows = turns[Number(event['turn']) - 1] ?? turns[0] ?? []
  return {
    piece: loosePiece(name, rows, CELL),
    from: name === 'forest' || name === 'lake' || name === 'park' ? `lot-${name}` : seat(event),
    to: estate(event),
    width: CELL * (rows[0]?.length ?? 1),
    height: CELL * rows.length,
  }
}

type Teller = {
  places(event: GameEvent, view: PrincesView): string[]
  flights?(event: GameEvent, view: PrincesView): Flight[]
}

const SEAT_ONLY: Teller = { places: (event) => [seat(event)] }

const EVENTS: Record<string, Teller> = {
  ProfessionReturned: SEAT_ONLY,
  RoundBegan: { places: (event) => [seat(event, 'first_seat')] },
  AuctionStarted: {
    places: (event) => [`lot-${label(event['lot'])}`, seat(event), `bid-${label(event['seat'])}`],
  },
  BidRaised: {
    places: (event, view) => [
      seat(event),
      `bid-${label(event['seat'])}`,
      ...(view.lot === null ? [] : [`lot-${view.lot}`]),
    ],
  },
  Passed: { places: (event) => [seat(event), `bid-${label(event['seat'])}`] },
  Declined: SEAT_ONLY,
  LotBought: {
    places: (event) => [`lot-${label(event['lot'])}`, seat(event)],
    flights: (event) => [sign(lotIcon(label(event['lot'])), `lot-${label(event['lot'])}`, seat(event))],
  },
  PointsSold: SEAT_ONLY,
  BuilderScored: SEAT_ONLY,
  PiecePlaced: {
    places: (event) => [estate(event), seat(event)],
    flights: (event) => [flyingPiece(event)],
  },
  LookBegan: SEAT_ONLY,
  CardsSeen: { places: () => ['hand'] },
  LookEnded: SEAT_ONLY,
  CardKept: { places: () => ['hand', 'bonus', 'prestige'] },
  Recruited: {
    places: (event, view) => [table(event, 'robbed_seat'), hand(event, view)],
    flights: (event, view) => [
      sign(professionIcon(label(event['card'])), table(event, 'robbed_seat'), hand(event, view)),
    ],
  },
  RecruitingKept: SEAT_ONLY,
  WorkCompleted: {
    places: (event) => [seat(event), table(event)],
    flights: (event, view) => [
      sign(professionIcon(label(event['card'])), hand(event, view), table(event)),
    ],
  },
  PaySplit: SEAT_ONLY,
  BuildingBought: SEAT_ONLY,
  FreedomIntroduced: SEAT_ONLY,
  TurnEnded: SEAT_ONLY,
  BestWork: {
    places: (event) =>
      (Array.isArray(event['seats']) ? event['seats'] : []).map((each) => `seat-${label(each)}`),
  },
  PrestigeScored: { places: (event) => [seat(event)] },
  TieCompared: { places: (event) => [seat(event)] },
  GameEnded: {
    places: (event) =>
      (Array.isArray(event['winners']) ? event['winners'] : []).map((each) => `seat-${label(each)}`),
  },
}

export function places(event: GameEvent, view: PrincesView): string[] {
  return EVENTS[event.type]?.places(event, view) ?? []
}

export function flights(event: GameEvent, view: PrincesView): Flight[] {
  return EVENTS[event.type]?.flights?.(event, view) ?? []
}

/** What the board knows how to show. */
export const TOLD: readonly string[] = Object.keys(EVENTS)
