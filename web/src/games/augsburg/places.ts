/** Where things happen on the board: what a line of the log lights, and what travels. */

import { bond, bondBack, coin, privilegeCard, rankCard, right } from '../../art/augsburg'
import { badge } from '../../art/seats'
import type { Flight, GameEvent } from '../../table/contract'
import { priceOf } from './income'
import type { AugsburgView } from './view'

const BOND = { width: 50, height: 70 }
const COIN = { width: 38, height: 38 }
const TILE = { width: 38, height: 44 }
const RANK = { width: 30, height: 39 }
const CARD = { width: 110, height: 82 }

function label(value: unknown): string {
  return String(value)
}

function labels(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function seatOf(event: GameEvent): string {
  return `seat-${label(event['seat'])}`
}

/** Where a seat's bonds are: in one's own hand, or with the others. */
function bondsOf(event: GameEvent, view: AugsburgView): string {
  return event['seat'] === view.seat ? 'hand' : seatOf(event)
}

/** Where a seat's other things are: one's own ladders carry one's rights. */
function thingsOf(event: GameEvent, view: AugsburgView): string {
  return event['seat'] === view.seat ? `${seatOf(event)}-purple` : seatOf(event)
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

function money(event: GameEvent, from: string, view: AugsburgView): Flight[] {
  const to = event['seat'] === view.seat ? `${seatOf(event)}-yellow` : seatOf(event)
  return [{ piece: coin(Number(event['florins']), COIN.width), from, to, ...COIN }]
}

/** A badge goes along the rail. */
function walk(event: GameEvent): Flight[] {
  const place = `prestige-${label(event['seat'])}`
  const piece = badge(Number(event['seat']), 26)
  return [{ piece, from: place, to: place, width: 24, height: 26 }]
}

function rung(rank: unknown): { colour: string; rank: number } {
  const [colour = 'yellow', number = '1'] = label(rank).split(' ')
  return { colour, rank: Number(number) }
}

function tilePlace(name: unknown): string {
  return `right-${label(name).replace(/ /g, '-')}`
}

function tile(event: GameEvent, name: string, printed: number, view: AugsburgView): Flight[] {
  const piece = right(name, printed, TILE.width)
  return [{ piece, from: tilePlace(name), to: thingsOf(event, view), ...TILE }]
}

/** The card in use, where the money and points of its privileges come from. */
function cardInUse(view: AugsburgView): string {
  return view.card === null ? 'pile' : `card-${view.card.card}`
}

function bid(event: GameEvent): string[] {
  return [`bid-${label(event['seat'])}`, seatOf(event)]
}

type Teller = {
  places(event: GameEvent, view: AugsburgView): string[]
  flights?(event: GameEvent, view: AugsburgView): Flight[]
}

const prestige = (event: GameEvent): string[] => [`prestige-${label(event['seat'])}`, seatOf(event)]
const building: Teller = {
  places: (event) => [tilePlace(event['building']), seatOf(event)],
  flights: (event, view) => tile(event, label(event['building']), Number(event['price']), view),
}

const EVENTS: Record<string, Teller> = {
  RoundBegan: { places: (event) => labels(event['cards']).map((card) => `card-${card}`) },
  VisitBegan: { places: (event) => [`noble-${label(event['noble'])}`, seatOf(event)] },
  Passed: { places: bid },
  BidMade: { places: bid },
  BidHeld: { places: bid },
  NobodyBid: { places: (event) => [`noble-${label(event['noble'])}`] },
  BondsShown: {
    places: bid,
    flights: (event, view) =>
      bonds(labels(event['bonds']).slice(0, 2), bondsOf(event, view), `bid-${label(event['seat'])}`),
  },
  VisitWon: {
    places: (event) => [`noble-${label(event['noble'])}`, ...bid(event)],
    flights: (event, view) =>
      event['rivals'] === 0
        ? bonds(labels(event['bonds']).slice(0, 3), bondsOf(event, view), `bid-${label(event['seat'])}`)
        : [],
  },
  ShowingConsoled: {
    places: bid,
    flights: (event, view) => money(event, `noble-${view.noble}`, view),
  },
  CardTaken: {
    places: (event) => [`card-${label(event['card'])}`, seatOf(event)],
    flights: (event) => [
      {
        piece: privilegeCard(labels(event['privileges']), [], [], CARD.width),
        from: `card-${label(event['card'])}`,
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
  PrivilegeGivenUp: { places: prestige, flights: walk },
  BondsDrawn: {
    places: (event) => ['pile', seatOf(event)],
    flights: (event, view) => backs(Number(event['number']), bondsOf(event, view)),
  },
  BondsSeen: { places: () => ['hand'] },
  BondDiscarded: {
    places: (event) => ['pile', seatOf(event)],
    flights: (event, view) => bonds([label(event['bond'])], bondsOf(event, view), 'pile'),
  },
  Climbed: {
    places: (event) => [`${seatOf(event)}-${rung(event['rank']).colour}`, seatOf(event)],
    flights: (event) => {
      const { colour, rank } = rung(event['rank'])
      const piece = rankCard(colour, rank, RANK.width)
      return [{ piece, from: `rank-${colour}-${rank}`, to: `${seatOf(event)}-${colour}`, ...RANK }]
    },
  },
  Robbed: {
    places: (event) => {
      const { colour } = rung(event['rank'])
      return [`${seatOf(event)}-${colour}`, `seat-${label(event['robbed_seat'])}-${colour}`]
    },
    flights: (event) => {
      const { colour, rank } = rung(event['rank'])
      const piece = rankCard(colour, rank, RANK.width)
      const from = `seat-${label(event['robbed_seat'])}-${colour}`
      return [{ piece, from, to: `${seatOf(event)}-${colour}`, ...RANK }]
    },
  },
  ConsoledWithFlorins: {
    places: (event) => [seatOf(event)],
    flights: (event, view) => money(event, cardInUse(view), view),
  },
  ConsoledWithPrestige: { places: prestige, flights: walk },
  TileTaken: {
    places: (event) => [tilePlace(event['tile']), seatOf(event)],
    flights: (event, view) => tile(event, label(event['tile']), Number(event['points']), view),
  },
  Built: building,
  BuilderBuilt: building,
  MoneyReceived: { places: (event) => [`${seatOf(event)}-yellow`, seatOf(event)] },
  PrestigeReceived: { places: prestige, flights: walk },
  BondsDealt: {
    places: (event) => ['pile', seatOf(event)],
    flights: (event, view) => backs(1, event['seat'] === view.seat ? 'offer' : seatOf(event)),
  },
  BondsOffered: { places: () => ['offer'] },
  BondsBought: { places: () => ['hand'] },
  PurchaseEnded: { places: () => ['pile'] },
  PileReshuffled: { places: () => ['pile'] },
  TooFewBonds: { places: () => ['pile'] },
  BondsGiven: { places: () => ['pile'] },
  GameEnded: { places: () => ['prestige'] },
}

export function places(event: GameEvent, view: AugsburgView): string[] {
  return EVENTS[event.type]?.places(event, view) ?? []
}

export function flights(event: GameEvent, view: AugsburgView): Flight[] {
  return EVENTS[event.type]?.flights?.(event, view) ?? []
}

/** What the board knows how to show. */
export const TOLD: readonly string[] = Object.keys(EVENTS)
