/** What each privilege of a card may be used for, and what that would bring. */

import type { GameWords } from '../../table/contract'
import { incomeOf, yieldOf } from './income'
import {
  COLOURS,
  inSupply,
  raised,
  seatsAt,
  TOP_RANK,
  type AugsburgView,
  type Colour,
  type PlayerView,
} from './view'

const USES: Record<string, readonly string[]> = {
  yellow: ['climb yellow', 'take 300 florins'],
  orange: ['climb orange', 'take coat of arms', 'take patent'],
  purple: [
    'climb purple',
    'take mint master',
    'take master builder',
    'build church',
    'build cathedral',
  ],
  '500 florins': ['take 500 florins'],
  'draw bonds': ['draw bonds'],
  '6 prestige': ['take prestige'],
  '7 prestige': ['take prestige'],
}

export function usesOf(privilege: string): readonly string[] {
  return USES[privilege] ?? []
}

export const BUILDER_MOVES = ['church', 'cathedral'].map((each) => `let the builder build ${each}`)
export const GIVEN_UP_POINTS = 2

export interface NextRung {
  colour: Colour
  rank: number
  /** How many such cards lie in the supply. */
  left: number
  /** From whom it would be taken: only when the supply has none. */
  from: number[]
}

/** The rung above a seat's own, null at the top. */
export function nextRung(view: AugsburgView, seat: number, colour: Colour): NextRung | null {
  const rank = (view.players[seat]?.[colour] ?? TOP_RANK) + 1
  if (rank > TOP_RANK) return null
  const left = inSupply(view, colour, rank)
  return { colour, rank, left, from: left > 0 ? [] : seatsAt(view, colour, rank, seat) }
}

/** The rung that a use climbs to, null if it climbs nowhere. */
export function rungOf(view: AugsburgView, seat: number, move: string): NextRung | null {
  const colour = COLOURS.find((each) => move === `climb ${each}`)
  return colour === undefined ? null : nextRung(view, seat, colour)
}

/** Whether a use is carried out at once and cannot be taken back: by chance, or with another. */
export function isFinal(view: AugsburgView, seat: number, move: string): boolean {
  if (view.uses_left === 1 || move === 'draw bonds') return true
  return rungOf(view, seat, move)?.from.length === 1
}

function printed(view: AugsburgView, right: string): number {
  return view.rights.find((pile) => pile.right === right)?.printed ?? 0
}

export function fromTo(words: GameWords, from: number | string, to: number | string, unit: string): string {
  return words.say(`board-from-to-${unit}`, { from, to })
}

/** What a use brings: "900 → 1200 F". */
export function effectOf(words: GameWords, view: AugsburgView, player: PlayerView, move: string): string {
  const money = player.money ?? 0
  const [, verb, thing = ''] = /^(climb|take|build|let the builder build) ?(.*)$/.exec(move) ?? []
  if (verb === 'climb') {
    const colour = thing as Colour
    const rank = player[colour]
    if (rank === TOP_RANK) return ''
    return fromTo(words, yieldOf(colour, rank), yieldOf(colour, rank + 1), colour)
  }
  if (verb === 'build' || verb === 'let the builder build') {
    return words.say('board-pays', { florins: printed(view, thing), left: money - printed(view, thing) })
  }
  if (move === 'take 500 florins') return fromTo(words, money, money + 500, 'yellow')
  if (move === 'take 300 florins') return fromTo(words, money, money + 300, 'yellow')
  if (move === 'give up') return fromTo(words, player.prestige, raised(player, GIVEN_UP_POINTS), 'orange')
  if (move === 'take prestige') {
    const points = view.card?.privileges.some(
      (each, field) => each === '6 prestige' && view.card?.used[field] !== true,
    )
      ? 6
      : 7
    return fromTo(words, player.prestige, raised(player, points), 'orange')
  }
  if (thing === 'mint master') return words.say('board-a-free-bond')
  if (thing === 'master builder') return words.say('board-builds-with-each-card')
  if (verb === 'take') return words.say('board-prestige-a-round', { points: printed(view, thing) })
  return words.say('board-draw-two')
}

/** "900 F, 8 + 3 PP, 6 + 1 bonds". */
export function incomeWords(words: GameWords, player: PlayerView): string {
  const { florins, title, rights, offered, free } = incomeOf(player)
  return words.say('board-income', {
    florins,
    title: rights > 0 ? `${title} + ${rights}` : String(title),
    offered: free > 0 ? `${offered} + ${free}` : String(offered),
  })
}
