/** Where things happen on the board: what a line of the log lights, and what travels. */

import { card, cardBack } from '../../art/money'
import { architect, tile } from '../../art/palazzo'
import { icon } from '../../art/icons'
import type { Flight, GameEvent } from '../../table/contract'
import type { PalazzoView } from './view'

const CARD = { width: 54, height: 76 }
const TILE = { width: 108, height: 43 }

function labels(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function label(value: unknown): string {
  return String(value)
}

/** Where a seat's money lies: in one's own hand, or with the others. */
function money(seat: unknown, view: PalazzoView): string {
  return seat === view.seat ? 'hand' : `seat-${label(seat)}`
}

/** Where tiles wait to be built. */
function building(seat: unknown, view: PalazzoView): string {
  return seat === view.seat ? 'gained' : `seat-${label(seat)}`
}

function quarry(event: GameEvent): string {
  return `quarry-${label(event['quarry'])}`
}

function palace(event: GameEvent): string {
  return `seat-${label(event['seat'])}-palace-${label(event['palace'])}`
}

function cards(shown: readonly string[], from: string, to: string): Flight[] {
  return shown.map((each) => ({ piece: card(each, CARD.width), from, to, ...CARD }))
}

function tiles(shown: readonly string[], from: string, to: string): Flight[] {
  return shown.map((each) => ({ piece: tile(each, TILE.width), from, to, ...TILE }))
}

type Teller = {
  places(event: GameEvent, view: PalazzoView): string[]
  flights?(event: GameEvent, view: PalazzoView): Flight[]
}

const EVENTS: Record<string, Teller> = {
  MoneyTurnedUp: {
    places: () => ['tray', 'money-pile'],
    flights: (event) => cards(labels(event['cards']), 'money-pile', 'tray'),
  },
  MoneyReshuffled: {
    places: () => ['money-pile', 'discard'],
    flights: () => [{ piece: cardBack(CARD.width), from: 'discard', to: 'money-pile', ...CARD }],
  },
  MoneyTaken: {
    places: (event, view) => ['tray', money(event['seat'], view)],
    flights: (event, view) => cards([label(event['card'])], 'tray', money(event['seat'], view)),
  },
  TileToDepot: {
    places: () => ['depot'],
    flights: (event) => tiles([label(event['tile'])], 'stack', 'depot'),
  },
  TileToQuarry: {
    places: (event) => [quarry(event)],
    flights: (event) => tiles([label(event['tile'])], 'stack', quarry(event)),
  },
  RiderTurnedUp: {
    places: () => ['riders'],
    flights: () => [{ piece: icon('rider', 40), from: 'stack', to: 'riders', width: 40, height: 40 }],
  },
  Bought: {
    places: (event) => ['depot', `seat-${label(event['seat'])}`],
    flights: (event, view) => [
      ...cards(labels(event['cards']), money(event['seat'], view), 'discard'),
      ...tiles(labels(event['tiles']), 'depot', building(event['seat'], view)),
    ],
  },
  ArchitectMoved: {
    places: (event) => [quarry(event)],
    flights: () => [
      { piece: architect(50), from: 'architect', to: 'architect', width: 50, height: 80 },
    ],
  },
  NothingToAuction: { places: (event) => [`seat-${label(event['seat'])}`] },
  AuctionOpened: { places: (event) => [`bid-${label(event['seat'])}`] },
  BidRaised: {
    places: (event) => [`bid-${label(event['seat'])}`, `seat-${label(event['seat'])}`],
    flights: (event, view) =>
      cards(labels(event['cards']), money(event['seat'], view), `bid-${label(event['seat'])}`),
  },
  Passed: {
    places: (event) => [`bid-${label(event['seat'])}`, `seat-${label(event['seat'])}`],
    flights: (event, view) =>
      cards(labels(event['cards']), `bid-${label(event['seat'])}`, money(event['seat'], view)),
  },
  AuctionWon: {
    places: (event, view) => [`quarry-${view.architect + 1}`, `seat-${label(event['seat'])}`],
    flights: (event, view) => [
      ...cards(labels(event['cards']), `bid-${label(event['seat'])}`, 'discard'),
      ...tiles(
        labels(event['tiles']),
        `quarry-${view.architect + 1}`,
        building(event['seat'], view),
      ),
    ],
  },
  LotShared: { places: (event) => [quarry(event)] },
  TileChosen: {
    places: (event, view) => [`quarry-${view.architect + 1}`, `seat-${label(event['seat'])}`],
    flights: (event, view) =>
      tiles(
        [label(event['tile'])],
        `quarry-${view.architect + 1}`,
        building(event['seat'], view),
      ),
  },
  TilesLeftOver: {
    places: (_event, view) => [`quarry-${view.architect + 1}`],
    flights: (event, view) =>
      tiles(labels(event['tiles']), `quarry-${view.architect + 1}`, 'box'),
  },
  TileBuilt: {
    places: (event) => [palace(event)],
    flights: (event, view) =>
      tiles([label(event['tile'])], building(event['seat'], view), palace(event)),
  },
  TileDiscarded: {
    places: (event) => [`seat-${label(event['seat'])}`, 'box'],
    flights: (event, view) =>
      tiles([label(event['tile'])], building(event['seat'], view), 'box'),
  },
  FloorTakenOut: {
    places: (event) => [palace(event)],
    flights: (event, view) => [
      ...cards([label(event['card'])], money(event['seat'], view), 'discard'),
      ...tiles([label(event['tile'])], palace(event), newest(event, view)),
    ],
  },
  FloorPutIn: {
    places: (event) => [palace(event)],
    flights: (event, view) => [
      ...cards([label(event['card'])], money(event['seat'], view), 'discard'),
      ...tiles([label(event['tile'])], `seat-${label(event['seat'])}`, palace(event)),
    ],
  },
  PalaceRemoved: {
    places: (event) => [`seat-${label(event['seat'])}`, 'box'],
    flights: (event, view) => [
      ...cards([label(event['card'])], money(event['seat'], view), 'discard'),
      ...tiles([label(event['tile'])], `seat-${label(event['seat'])}`, 'box'),
    ],
  },
  TieCompared: { places: (event) => [`seat-${label(event['seat'])}`] },
  GameEnded: { places: () => ['riders'] },
}

/** The last palace of the seat that an event speaks of: a floor taken out becomes it. */
function newest(event: GameEvent, view: PalazzoView): string {
  const count = view.players[Number(event['seat'])]?.palaces.length ?? 0
  return `seat-${label(event['seat'])}-palace-${count}`
}

export function places(event: GameEvent, view: PalazzoView): string[] {
  return EVENTS[event.type]?.places(event, view) ?? []
}

export function flights(event: GameEvent, view: PalazzoView): Flight[] {
  return EVENTS[event.type]?.flights?.(event, view) ?? []
}

/** What the board knows how to show. */
export const TOLD: readonly string[] = Object.keys(EVENTS)
