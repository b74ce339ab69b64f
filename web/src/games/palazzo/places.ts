/** Where things happen on the board: what a line of the log lights, and what travels. */

import { cardBack } from '../../art/money'
import { architect, tile } from '../../art/palazzo'
import { icon } from '../../art/icons'
import { tellerOf, type EventOf, type Flight, type Tellers } from '../../table/contract'
import { drawnCard } from './cards'
import type { PalazzoEvent, PalazzoView } from './view'

const CARD = { width: 54, height: 76 }
const TILE = { width: 108, height: 43 }

/** An event of a seat. */
interface OfSeat {
  seat: number
}

function seatOf({ seat }: OfSeat): string {
  return `seat-${seat}`
}

function bidOf({ seat }: OfSeat): string {
  return `bid-${seat}`
}

/** Where a seat's money lies: in one's own hand, or with the others. */
function money(event: OfSeat, view: PalazzoView): string {
  return event.seat === view.seat ? 'hand' : seatOf(event)
}

/** Where tiles wait to be built. */
function building(event: OfSeat, view: PalazzoView): string {
  return event.seat === view.seat ? 'gained' : seatOf(event)
}

function quarry(event: { quarry: number }): string {
  return `quarry-${event.quarry}`
}

/** The quarry whose tiles are for sale. */
function lot(view: PalazzoView): string {
  return `quarry-${view.architect + 1}`
}

function palace(event: OfSeat & { palace: number }): string {
  return `${seatOf(event)}-palace-${event.palace}`
}

function cards(shown: readonly string[], from: string, to: string): Flight[] {
  return shown.map((each) => ({ piece: drawnCard(each, CARD.width), from, to, ...CARD }))
}

function tiles(shown: readonly string[], from: string, to: string): Flight[] {
  return shown.map((each) => ({ piece: tile(each, TILE.width), from, to, ...TILE }))
}

const EVENTS: Tellers<PalazzoEvent, PalazzoView> = {
  MoneyTurnedUp: {
    places: () => ['tray', 'money-pile'],
    flights: (event) => cards(event.cards, 'money-pile', 'tray'),
  },
  MoneyReshuffled: {
    places: () => ['money-pile', 'discard'],
    flights: () => [{ piece: cardBack(CARD.width), from: 'discard', to: 'money-pile', ...CARD }],
  },
  MoneyTaken: {
    places: (event, view) => ['tray', money(event, view)],
    flights: (event, view) => cards([event.card], 'tray', money(event, view)),
  },
  TileToDepot: {
    places: () => ['depot'],
    flights: (event) => tiles([event.tile], 'stack', 'depot'),
  },
  TileToQuarry: {
    places: (event) => [quarry(event)],
    flights: (event) => tiles([event.tile], 'stack', quarry(event)),
  },
  RiderTurnedUp: {
    places: () => ['riders'],
    flights: () => [{ piece: icon('rider', 40), from: 'stack', to: 'riders', width: 40, height: 40 }],
  },
  Bought: {
    places: (event) => ['depot', seatOf(event)],
    flights: (event, view) => [
      ...cards(event.cards, money(event, view), 'discard'),
      ...tiles(event.tiles, 'depot', building(event, view)),
    ],
  },
  ArchitectMoved: {
    places: (event) => [quarry(event)],
    flights: () => [
      { piece: architect(50), from: 'architect', to: 'architect', width: 50, height: 80 },
    ],
  },
  NothingToAuction: { places: (event) => [seatOf(event)] },
  AuctionOpened: { places: (event) => [bidOf(event)] },
  BidRaised: {
    places: (event) => [bidOf(event), seatOf(event)],
    flights: (event, view) =>
      cards(event.cards, money(event, view), bidOf(event)),
  },
  Passed: {
    places: (event) => [bidOf(event), seatOf(event)],
    flights: (event, view) =>
      cards(event.cards, bidOf(event), money(event, view)),
  },
  AuctionWon: {
    places: (event, view) => [lot(view), seatOf(event)],
    flights: (event, view) => [
      ...cards(event.cards, bidOf(event), 'discard'),
      ...tiles(
        event.tiles,
        lot(view),
        building(event, view),
      ),
    ],
  },
  LotShared: { places: (event) => [quarry(event)] },
  TileChosen: {
    places: (event, view) => [lot(view), seatOf(event)],
    flights: (event, view) =>
      tiles(
        [event.tile],
        lot(view),
        building(event, view),
      ),
  },
  TilesLeftOver: {
    places: (_event, view) => [lot(view)],
    flights: (event, view) =>
      tiles(event.tiles, lot(view), 'box'),
  },
  TileBuilt: {
    places: (event) => [palace(event)],
    flights: (event, view) =>
      tiles([event.tile], building(event, view), palace(event)),
  },
  TileDiscarded: {
    places: (event) => [seatOf(event), 'box'],
    flights: (event, view) =>
      tiles([event.tile], building(event, view), 'box'),
  },
  FloorTakenOut: {
    places: (event) => [palace(event)],
    flights: (event, view) => [
      ...cards([event.card], money(event, view), 'discard'),
      ...tiles([event.tile], palace(event), newest(event, view)),
    ],
  },
  FloorPutIn: {
    places: (event) => [palace(event)],
    flights: (event, view) => [
      ...cards([event.card], money(event, view), 'discard'),
      ...tiles([event.tile], seatOf(event), palace(event)),
    ],
  },
  PalaceRemoved: {
    places: (event) => [seatOf(event), 'box'],
    flights: (event, view) => [
      ...cards([event.card], money(event, view), 'discard'),
      ...tiles([event.tile], seatOf(event), 'box'),
    ],
  },
  TieCompared: { places: (event) => [seatOf(event)] },
  GameEnded: { places: () => ['riders'] },
}

/** The last palace of the seat that an event speaks of: a floor taken out becomes it. */
function newest(event: EventOf<PalazzoEvent, 'FloorTakenOut'>, view: PalazzoView): string {
  return palace({ seat: event.seat, palace: view.players[event.seat]?.palaces.length ?? 0 })
}

export function places(event: PalazzoEvent, view: PalazzoView): string[] {
  return tellerOf(EVENTS, event)?.places(event, view) ?? []
}

export function flights(event: PalazzoEvent, view: PalazzoView): Flight[] {
  return tellerOf(EVENTS, event)?.flights?.(event, view) ?? []
}

/** What the board knows how to show. */
export const TOLD: readonly string[] = Object.keys(EVENTS)
