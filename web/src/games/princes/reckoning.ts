/** What cards are worth in an estate as it stands; the same sums as the game's own, for cards in sight. */

import { BONUS_CARDS, isLandscape, LANDSCAPES, PRESTIGE_CARDS, PROFESSIONS, SIZES, WORTH } from './box'
import type { PlayerView, PrincesView, WorkView } from './view'

const SQUARES = 49

function piecesOf(player: PlayerView, wanted: (piece: string) => boolean): number {
  return player.pieces.filter(({ piece }) => wanted(piece)).length
}

function oneIf(number: number): number {
  return number > 0 ? 1 : 0
}

function landscapeKinds(player: PlayerView): number {
  return LANDSCAPES.filter((kind) => piecesOf(player, (piece) => piece === kind) > 0).length
}

export function cardsInHand(player: PlayerView): number {
  return player.professions + player.recruiting_hand
}

export function cardsOnTable(player: PlayerView): number {
  return player.table.length + player.recruiting_table
}

const sized = (size: keyof typeof SIZES) => (player: PlayerView) =>
  piecesOf(player, (piece) => SIZES[size].includes(piece))
const kind = (name: string) => (player: PlayerView) => piecesOf(player, (piece) => piece === name)

/** How to count what cards count. */
const COUNTS: Readonly<Record<string, (player: PlayerView) => number>> = {
  buildings: (player) => piecesOf(player, (piece) => !isLandscape(piece)),
  large: sized('large'),
  medium: sized('medium'),
  small: sized('small'),
  size: (player) =>
    oneIf(sized('large')(player)) + oneIf(sized('medium')(player)) + oneIf(sized('small')(player)),
  landscape: (player) => piecesOf(player, isLandscape),
  forest: kind('forest'),
  lake: kind('lake'),
  park: kind('park'),
  'landscape-kind': landscapeKinds,
  freedom: (player) => player.freedoms.length,
  jester: (player) => player.jesters,
  builder: (player) => player.builders,
  prestige: (player) => player.prestige,
  category: (player) =>
    landscapeKinds(player) +
    oneIf(player.jesters) +
    oneIf(player.builders) +
    oneIf(player.prestige) +
    oneIf(player.freedoms.length),
  hand: cardsInHand,
  table: cardsOnTable,
  covered: (player) => SQUARES - player.empty_squares,
}

export function count(player: PlayerView, what: string): number {
  return COUNTS[what]?.(player) ?? 0
}

/** What each preference, the jesters and the cards bring to a work. */
export interface WorkParts {
  building: number
  landscape: number
  freedom: number
  jesters: number
  cards: number
}

export function workParts(player: PlayerView, card: string): WorkParts {
  const prefers = PROFESSIONS[card]
  const has = (piece: string | undefined): boolean =>
    player.pieces.some((standing) => standing.piece === piece)
  return {
    building: has(prefers?.building) ? WORTH.building : 0,
    landscape: has(prefers?.landscape) ? WORTH.landscape : 0,
    freedom: player.freedoms.includes(prefers?.freedom ?? '') ? WORTH.freedom : 0,
    jesters: player.jesters * WORTH.jester,
    cards: cardsInHand(player) + cardsOnTable(player),
  }
}

/** PRI-WRK-2: what a work is worth without bonus cards. */
export function workValue(player: PlayerView, card: string): number {
  return Object.values(workParts(player, card)).reduce((sum, part) => sum + part, 0)
}

/** PRI-BON-2: what a bonus card adds to the next work, whose card then lies on the table. */
export function bonusValue(player: PlayerView, card: string): number {
  const bonus = BONUS_CARDS[card]
  if (bonus === undefined) return 0
  const counted = bonus.counted.reduce((sum, what) => sum + count(player, what), 0)
  const moved = bonus.counted.includes('table') ? 1 : bonus.counted.includes('hand') ? -1 : 0
  return (counted + moved) * bonus.factor
}

/** PRI-END-1: what a prestige card would score now. */
export function prestigeValue(view: PrincesView, seat: number, card: string): number {
  const prestige = PRESTIGE_CARDS[card]
  const player = view.players[seat]
  if (prestige === undefined || player === undefined) return 0
  let tied = false
  for (const { counted, least } of prestige.conditions) {
    const mine = count(player, counted)
    if (mine < Math.max(1, least)) return 0
    if (least > 0) continue
    const rivals = view.players.filter((_, place) => place !== seat).map((each) => count(each, counted))
    if (Math.max(...rivals) > mine) return 0
    if (rivals.includes(mine)) tied = true
  }
  return tied ? prestige.tied : prestige.points
}

/** How one stands on each condition of a prestige card. */
export interface Standing {
  mine: number
  /** What must be had at least; 0 when one must have the most. */
  least: number
  /** The most that another has. */
  rival: number
}

export function prestigeStanding(view: PrincesView, seat: number, card: string): Standing[] {
  const player = view.players[seat]
  if (player === undefined) return []
  return (PRESTIGE_CARDS[card]?.conditions ?? []).map(({ counted, least }) => ({
    mine: count(player, counted),
    least,
    rival: Math.max(
      0,
      ...view.players.filter((_, place) => place !== seat).map((each) => count(each, counted)),
    ),
  }))
}

/** The playing aid for a profession that is not in hand yet. */
export function prospect(player: PlayerView, card: string): WorkView | null {
  const prefers = PROFESSIONS[card]
  if (prefers === undefined) return null
  const parts = workParts(player, card)
  const missing: Record<string, number> = {}
  for (const which of ['building', 'landscape', 'freedom'] as const) {
    if (parts[which] === 0) missing[prefers[which]] = WORTH[which]
  }
  const value = workValue(player, card)
  const held = player.bonus_cards?.reduce((sum, bonus) => sum + bonus.value, 0) ?? 0
  return { card, value, most: value + held, ...prefers, missing }
}
