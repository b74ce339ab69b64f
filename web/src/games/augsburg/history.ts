/** What the table no longer shows, told by the log: numbers named and held, visits won, cards taken. */

import type { LogLine } from '../../table/contract'
import type { AugsburgEvent } from './view'

export interface Bid {
  seat: number
  kind: 'named' | 'held' | 'passed'
  number: number
}

export interface Visit {
  noble: string
  /** Null while the visit is under way, or when nobody bid. */
  winner: number | null
  number: number
  over: boolean
}

export interface TakenCard {
  card: string
  privileges: string[]
  seat: number
  used: boolean[]
}

/** What was shown at a visit, by whom, the winner first. */
export interface Showing {
  noble: string
  rows: { seat: number; bonds: string[]; best: string | null }[]
}

export interface History {
  round: number
  /** The privilege cards that lay open when the round began. */
  cards: string[]
  taken: TakenCard[]
  visits: Visit[]
  /** The bids of the last visit, in their order. */
  bids: Bid[]
  /** The last showing against somebody. */
  showing: Showing | null
  /** Florins that those who did not win received, by seat. */
  consoled: Record<number, number>
}

function tick(card: TakenCard, privilege: string): void {
  const place = card.privileges.findIndex(
    (each, field) => each === privilege && card.used[field] !== true,
  )
  if (place >= 0) card.used[place] = true
}

function note(history: History, event: AugsburgEvent): void {
  const visit = history.visits.at(-1)
  const card = history.taken.at(-1)
  switch (event.type) {
    case 'RoundBegan':
      history.round = event.round
      history.cards = event.cards
      history.taken = []
      history.visits = []
      history.showing = null
      break
    case 'VisitBegan':
      history.visits.push({ noble: event.noble, winner: null, number: 0, over: false })
      history.bids = []
      history.consoled = {}
      break
    case 'BidMade':
      history.bids.push({ seat: event.seat, kind: 'named', number: event.number })
      break
    case 'BidHeld':
      history.bids.push({ seat: event.seat, kind: 'held', number: event.number })
      break
    case 'Passed':
      history.bids.push({ seat: event.seat, kind: 'passed', number: 0 })
      break
    case 'BondsShown':
      if (visit === undefined) break
      if (history.showing?.noble !== visit.noble) history.showing = { noble: visit.noble, rows: [] }
      history.showing.rows.push({ seat: event.seat, bonds: event.bonds, best: event.best })
      break
    case 'NobodyBid':
      if (visit !== undefined) visit.over = true
      break
    case 'VisitWon':
      if (visit !== undefined) {
        visit.over = true
        visit.winner = event.seat
        visit.number = event.bonds.length
      }
      break
    case 'ShowingConsoled':
      history.consoled[event.seat] = event.florins
      break
    case 'CardTaken': {
      const privileges = event.privileges
      const used = privileges.map(() => false)
      history.taken.push({ card: event.card, privileges, seat: event.seat, used })
      break
    }
    default:
      if ('privilege' in event && card?.seat === event.seat) tick(card, event.privilege)
  }
}

export function historyOf(log: readonly LogLine<AugsburgEvent>[]): History {
  const history: History = { round: 0, cards: [], taken: [], visits: [], bids: [], showing: null, consoled: {} }
  for (const { event } of log) note(history, event)
  return history
}

/** Which round it is, 0 before the first. */
export function roundOf(log: readonly LogLine<AugsburgEvent>[]): number {
  let round = 0
  for (const { event } of log) if (event.type === 'RoundBegan') round = event.round
  return round
}
