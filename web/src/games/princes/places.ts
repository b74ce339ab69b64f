/** Where things happen on the board: what a line of the log lights, and what travels. */

import { icon } from '../../art/icons'
import { loosePiece } from '../../art/princes'
import { tellerOf, type EventOf, type Flight, type Teller, type Tellers } from '../../table/contract'
import { isLandscape } from './box'
import { lotIcon, professionIcon } from './names'
import type { PrincesEvent, PrincesView } from './view'

const SIGN = 34
const CELL = 22

/** An event of a seat. */
interface OfSeat {
  seat: number
}

function seatPlace(seat: number): string {
  return `seat-${seat}`
}

function seatOf({ seat }: OfSeat): string {
  return seatPlace(seat)
}

function bidOf({ seat }: OfSeat): string {
  return `bid-${seat}`
}

/** Where a seat's cards lie: in one's own hand, or with the others. */
function hand(event: OfSeat, view: PrincesView): string {
  return event.seat === view.seat ? 'hand' : seatOf(event)
}

function table(seat: number): string {
  return `${seatPlace(seat)}-table`
}

function estate(event: OfSeat): string {
  return `${seatOf(event)}-estate`
}

function lotOf({ lot }: { lot: string }): string {
  return `lot-${lot}`
}

function sign(name: Parameters<typeof icon>[0], from: string, to: string): Flight {
  return { piece: icon(name, SIGN), from, to, width: SIGN, height: SIGN }
}

function flyingPiece(event: EventOf<PrincesEvent, 'PiecePlaced'>): Flight {
  const { piece, outline } = event
  return {
    piece: loosePiece(piece, outline, CELL),
    from: isLandscape(piece) ? `lot-${piece}` : seatOf(event),
    to: estate(event),
    width: CELL * (outline[0]?.length ?? 1),
    height: CELL * outline.length,
  }
}

const SEAT_ONLY: Teller<Extract<PrincesEvent, OfSeat>, PrincesView> = { places: (event) => [seatOf(event)] }

const EVENTS: Tellers<PrincesEvent, PrincesView> = {
  ProfessionReturned: SEAT_ONLY,
  RoundBegan: { places: (event) => [seatPlace(event.first_seat)] },
  AuctionStarted: {
    places: (event) => [lotOf(event), seatOf(event), bidOf(event)],
  },
  BidRaised: {
    places: (event, view) => [
      seatOf(event),
      bidOf(event),
      ...(view.lot === null ? [] : [`lot-${view.lot}`]),
    ],
  },
  Passed: { places: (event) => [seatOf(event), bidOf(event)] },
  Declined: SEAT_ONLY,
  LotBought: {
    places: (event) => [lotOf(event), seatOf(event)],
    flights: (event) => [sign(lotIcon(event.lot), lotOf(event), seatOf(event))],
  },
  PointsSold: SEAT_ONLY,
  BuilderScored: SEAT_ONLY,
  PiecePlaced: {
    places: (event) => [estate(event), seatOf(event)],
    flights: (event) => [flyingPiece(event)],
  },
  LookBegan: SEAT_ONLY,
  CardsSeen: { places: () => ['hand'] },
  LookEnded: SEAT_ONLY,
  CardKept: { places: () => ['hand', 'bonus', 'prestige'] },
  Recruited: {
    places: (event, view) => [table(event.robbed_seat), hand(event, view)],
    flights: (event, view) => [
      sign(professionIcon(event.card), table(event.robbed_seat), hand(event, view)),
    ],
  },
  RecruitingKept: SEAT_ONLY,
  WorkCompleted: {
    places: (event) => [seatOf(event), table(event.seat)],
    flights: (event, view) => [
      sign(professionIcon(event.card), hand(event, view), table(event.seat)),
    ],
  },
  PaySplit: SEAT_ONLY,
  BuildingBought: SEAT_ONLY,
  FreedomIntroduced: SEAT_ONLY,
  TurnEnded: SEAT_ONLY,
  BestWork: {
    places: (event) => event.seats.map(seatPlace),
  },
  PrestigeScored: { places: (event) => [seatOf(event)] },
  TieCompared: { places: (event) => [seatOf(event)] },
  GameEnded: {
    places: (event) => event.winners.map(seatPlace),
  },
}

export function places(event: PrincesEvent, view: PrincesView): string[] {
  return tellerOf(EVENTS, event)?.places(event, view) ?? []
}

export function flights(event: PrincesEvent, view: PrincesView): Flight[] {
  return tellerOf(EVENTS, event)?.flights?.(event, view) ?? []
}

/** What the board knows how to show. */
export const TOLD: readonly string[] = Object.keys(EVENTS)
