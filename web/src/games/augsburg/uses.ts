/** What each privilege of a card may be used for, and what the view says that would bring. */

import type { GameWords } from '../../table/contract'
import { yieldOf } from './printed'
import type { AugsburgView, Colour, PlayerView, Rung, Use } from './view'

/** The uses of a field of the card. */
export function usesOf(view: AugsburgView, privilege: string): Use[] {
  return view.uses.filter((use) => use.privilege === privilege)
}

export function useOf(view: AugsburgView, move: string): Use | undefined {
  return view.uses.find((use) => use.move === move)
}

/** The viewer's next rung on a ladder, null at the top. */
export function nextRung(view: AugsburgView, colour: Colour): Rung | null {
  return view.rungs.find((rung) => rung.colour === colour) ?? null
}

export function fromTo(words: GameWords, from: number | string, to: number | string, unit: string): string {
  return words.say(`board-from-to-${unit}`, { from, to })
}

/** What brings something that is no number. */
const BRINGS: Readonly<Record<string, string>> = {
  'take mint master': 'board-a-free-bond',
  'take master builder': 'board-builds-with-each-card',
  'draw bonds': 'board-draw-two',
}

/** What a use brings: "900 → 1200 F". */
export function effectOf(words: GameWords, player: PlayerView, use: Use): string {
  const { florins, prestige, price, points, rung } = use
  if (rung !== null) {
    const colour = rung.colour as Colour
    return fromTo(words, yieldOf(colour, player[colour]), yieldOf(colour, rung.number), colour)
  }
  if (price !== null) {
    const left = florins ?? 0
    return left < 0 ? words.say('board-too-dear', { florins: price, missing: -left }) : words.say('board-pays', { florins: price, left })
  }
  if (florins !== null) return fromTo(words, player.money ?? 0, florins, 'yellow')
  if (prestige !== null) return fromTo(words, player.prestige, prestige, 'orange')
  if (points !== null) return words.say('board-prestige-a-round', { points })
  const brings = BRINGS[use.move]
  return brings === undefined ? '' : words.say(brings)
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
