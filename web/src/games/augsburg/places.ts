/** Where things happen on the board: what a line of the log lights, and what travels. */

import { bond, bondBack, coin, privilegeCard, rankCard, right } from '../../art/augsburg'
import { badge } from '../../art/seats'
import { tellerOf, type EventOf, type Flight, type Teller, type Tellers } from '../../table/contract'
import { priceOf } from './printed'
import type { AugsburgEvent, AugsburgView } from './view'

const BOND = { width: 50, height: 70 }
const COIN = { width: 38, height: 38 }
const TILE = { width: 38, height: 44 }
const RANK = { width: 30, height: 39 }
const CARD = { width: 110, height: 82 }

/** An event of a seat. */
interface OfSeat {
  seat: number
}

function seatOf(event: OfSeat): string {
  return `seat-${event.seat}`
}

/** Where a seat's bonds are: in one's own hand, or with the others. */
function bondsOf(event: OfSeat, view: AugsburgView): string {
  return event.seat === view.seat ? 'hand' : seatOf(event)
}

/** Where a seat's other things are: one's own ladders carry one's rights. */
function thingsOf(event: OfSeat, view: AugsburgView): string {
  return event.seat === view.seat ? `${seatOf(event)}-purple` : seatOf(event)
}

function bonds(shown: readonly string[], from: string, to: string): Flight[] {
  return shown.map((each) => ({ piece: bond(each, priceOf(each), BOND.width), from, to, ...BOND }))
}

function backs(number: number, to: string): Flight[] {
  return Array.from({ length: number }, () => ({
    piece: bondBack(null, BOND.width),
    from: 'pile',
    to,
    ...BOND,
  }))
}

function money(event: OfSeat & { florins: number }, from: string, view: AugsburgView): Flight[] {
  const to = event.seat === view.seat ? `${seatOf(event)}-yellow` : seatOf(event)
  return [{ piece: coin(event.florins, COIN.width), from, to, ...COIN }]
}

/** A badge goes along the rail. */
function walk(event: OfSeat): Flight[] {
  const place = `prestige-${event.seat}`
  const piece = badge(event.seat, 26)
  return [{ piece, from: place, to: place, width: 24, height: 26 }]
}

function rung(rank: string): { colour: string; rank: number } {
  const [colour = 'yellow', number = '1'] = rank.split(' ')
  return { colour, rank: Number(number) }
}

function tilePlace(name: string): string {
  return `right-${name.replace(/ /g, '-')}`
}

function tile(event: OfSeat, name: string, printed: number, view: AugsburgView): Flight[] {
  const piece = right(name, printed, TILE.width)
  return [{ piece, from: tilePlace(name), to: thingsOf(event, view), ...TILE }]
}

/** The card in use, where the money and points of its privileges come from. */
function cardInUse(view: AugsburgView): string {
  return view.card === null ? 'pile' : `card-${view.card.card}`
}

function bid(event: OfSeat): string[] {
  return [`bid-${event.seat}`, seatOf(event)]
}

const prestige = (event: OfSeat): string[] => [`prestige-${event.seat}`, seatOf(event)]
const building: Teller<EventOf<AugsburgEvent, 'Built' | 'BuilderBuilt'>, AugsburgView> = {
  places: (event) => [tilePlace(event.building), seatOf(event)],
  flights: (event, view) => tile(event, event.building, event.price, view),
}

const EVENTS: Tellers<AugsburgEvent, AugsburgView> = {
  RoundBegan: { places: (event) => event.cards.map((card) => `card-${card}`) },
  VisitBegan: { places: (event) => [`noble-${event.noble}`, seatOf(event)] },
  Passed: { places: bid },
  BidMade: { places: bid },
  BidHeld: { places: bid },
  NobodyBid: { places: (event) => [`noble-${event.noble}`] },
  BondsShown: {
    places: bid,
    flights: (event, view) =>
      bonds(event.bonds.slice(0, 2), bondsOf(event, view), `bid-${event.seat}`),
  },
  VisitWon: {
    places: (event) => [`noble-${event.noble}`, ...bid(event)],
    flights: (event, view) =>
      event.rivals === 0
        ? bonds(event.bonds.slice(0, 3), bondsOf(event, view), `bid-${event.seat}`)
        : [],
  },
  ShowingConsoled: {
    places: bid,
    flights: (event, view) => money(event, `noble-${view.noble}`, view),
  },
  CardTaken: {
    places: (event) => [`card-${event.card}`, seatOf(event)],
    flights: (event) => [
      {
        piece: privilegeCard(event.privileges, [], [], CARD.width),
        from: `card-${event.card}`,
        to: seatOf(event),
        ...CARD,
      },
    ],
  },
  FlorinsTaken: {
    places: (event) => [seatOf(event)],
    flights: (event, view) => money(event, cardInUse(view), view),
  },
  PrestigeTaken: { places: prestige, flights: walk },
  PrestigeLost: { places: prestige },
  PrivilegeGivenUp: { places: prestige, flights: walk },
  BondsDrawn: {
    places: (event) => ['pile', seatOf(event)],
    flights: (event, view) => backs(event.number, bondsOf(event, view)),
  },
  BondsSeen: { places: () => ['hand'] },
  BondDiscarded: {
    places: (event) => ['pile', seatOf(event)],
    flights: (event, view) => bonds([event.bond], bondsOf(event, view), 'pile'),
  },
  Climbed: {
    places: (event) => [`${seatOf(event)}-${rung(event.rank).colour}`, seatOf(event)],
    flights: (event) => {
      const { colour, rank } = rung(event.rank)
      const piece = rankCard(colour, rank, RANK.width)
      return [{ piece, from: `rank-${colour}-${rank}`, to: `${seatOf(event)}-${colour}`, ...RANK }]
    },
  },
  Robbed: {
    places: (event) => {
      const { colour } = rung(event.rank)
      return [`${seatOf(event)}-${colour}`, `seat-${event.robbed_seat}-${colour}`]
    },
    flights: (event) => {
      const { colour, rank } = rung(event.rank)
      const piece = rankCard(colour, rank, RANK.width)
      const from = `seat-${event.robbed_seat}-${colour}`
      return [{ piece, from, to: `${seatOf(event)}-${colour}`, ...RANK }]
    },
  },
  ConsoledWithFlorins: {
    places: (event) => [seatOf(event)],
    flights: (event, view) => money(event, cardInUse(view), view),
  },
  ConsoledWithPrestige: { places: prestige, flights: walk },
  TileTaken: {
    places: (event) => [tilePlace(event.tile), seatOf(event)],
    flights: (event, view) => tile(event, event.tile, event.points, view),
  },
  Built: building,
  BuilderBuilt: building,
  MoneyReceived: { places: (event) => [`${seatOf(event)}-yellow`, seatOf(event)] },
  PrestigeReceived: { places: prestige, flights: walk },
  BondsDealt: {
    places: (event) => ['pile', seatOf(event)],
    flights: (event, view) => backs(1, event.seat === view.seat ? 'offer' : seatOf(event)),
  },
  BondsOffered: { places: () => ['offer'] },
  BondsBought: { places: () => ['hand'] },
  PurchaseEnded: { places: () => ['pile'] },
  PileReshuffled: { places: () => ['pile'] },
  DiscardPutUnder: { places: () => ['pile'] },
  TooFewBonds: { places: () => ['pile'] },
  BondsGiven: { places: () => ['pile'] },
  TieCompared: { places: prestige },
  GameEnded: { places: () => ['prestige'] },
}

export function places(event: AugsburgEvent, view: AugsburgView): string[] {
  return tellerOf(EVENTS, event)?.places(event, view) ?? []
}

export function flights(event: AugsburgEvent, view: AugsburgView): Flight[] {
  return tellerOf(EVENTS, event)?.flights?.(event, view) ?? []
}

/** What the board knows how to show. */
export const TOLD: readonly string[] = Object.keys(EVENTS)
