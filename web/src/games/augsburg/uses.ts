/** What each privilege of a card may be used for, and what that would bring. */

import type { GameWords } from '../../table/contract'
import { BOX } from './box'
import { yieldOf } from './income'
import {
  COLOURS,
  inSupply,
  raised,
  seatsAt,
  type AugsburgView,
  type Colour,
  type PlayerView,
} from './view'

// Moves by their notation, which does not change with the box.
const FLORINS = 'take 500 florins'
const YELLOW_FLORINS = 'take 300 florins'

/** By what a privilege is called in the box. */
const USES: Record<string, readonly string[]> = {
  yellow: ['climb yellow', YELLOW_FLORINS],
  orange: ['climb orange', 'take coat of arms', 'take patent'],
  purple: [
    'climb purple',
    'take mint master',
    'take master builder',
    'build church',
    'build cathedral',
  ],
  florins: [FLORINS],
  draw: ['draw bonds'],
  six: ['take prestige'],
  seven: ['take prestige'],
}

export function usesOf(privilege: string): readonly string[] {
  const found = Object.entries(BOX.facts.privileges).find(([, label]) => label === privilege)
  return USES[found?.[0] ?? ''] ?? []
}

/** The fields with prestige, in the order of what they bring in the box. */
function prestigeFields(): string[] {
  const { six = '', seven = '' } = BOX.facts.privileges
  return [six, seven]
}

/** The field of a card that brings so much prestige. */
export function prestigeField(points: number): string | null {
  return prestigeFields()[BOX.facts.privilege_prestige.indexOf(points)] ?? null
}

export const BUILDER_MOVES = ['church', 'cathedral'].map((each) => `let the builder build ${each}`)

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
  const { top_rank } = BOX.facts
  const rank = (view.players[seat]?.[colour] ?? top_rank) + 1
  if (rank > top_rank) return null
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

function isUnused(view: AugsburgView, wanted: string): boolean {
  return view.card?.privileges.some((field, place) => field === wanted && !view.card?.used[place]) ?? false
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
    if (rank === BOX.facts.top_rank) return ''
    return fromTo(words, yieldOf(colour, rank), yieldOf(colour, rank + 1), colour)
  }
  if (verb === 'build' || verb === 'let the builder build') {
    return words.say('board-pays', { florins: printed(view, thing), left: money - printed(view, thing) })
  }
  const { privilege_florins, yellow_florins, given_up_points, privilege_prestige } = BOX.facts
  if (move === FLORINS) return fromTo(words, money, money + privilege_florins, 'yellow')
  if (move === YELLOW_FLORINS) return fromTo(words, money, money + yellow_florins, 'yellow')
  if (move === 'give up') return fromTo(words, player.prestige, raised(player, given_up_points), 'orange')
  if (move === 'take prestige') {
    const place = prestigeFields().findIndex((field) => isUnused(view, field))
    return fromTo(words, player.prestige, raised(player, privilege_prestige[place] ?? 0), 'orange')
  }
  if (thing === 'mint master') return words.say('board-a-free-bond')
  if (thing === 'master builder') return words.say('board-builds-with-each-card')
  if (verb === 'take') return words.say('board-prestige-a-round', { points: printed(view, thing) })
  return words.say('board-draw-two')
}

/** "900 F, 8 + 3 PP, 6 + 1 bonds". */
export function incomeWords(words: GameWords, player: PlayerView): string {
  const { florins, title, rights, offered, free } = player.income
  return words.say('board-income', {
    florins,
    title: rights > 0 ? `${title} + ${rights}` : String(title),
    offered: free > 0 ? `${offered} + ${free}` : String(offered),
  })
}
