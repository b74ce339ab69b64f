/** What things are called and by which sign they are known. */

import { pieceIcon } from '../../art/princes'
import type { IconName } from '../../art/icons'
import type { GameWords } from '../../table/contract'
import { BOX } from './box'

const LOT_ICONS: Readonly<Record<string, IconName>> = {
  forest: 'forest',
  lake: 'lake',
  park: 'park',
  jester: 'jester',
  builder: 'builder',
  prestige: 'laurel',
  recruiting: 'letter',
}
const FREEDOM_ICONS: Readonly<Record<string, IconName>> = {
  opinion: 'opinion',
  religion: 'religion',
  travel: 'travel',
}

export function lotIcon(lot: string): IconName {
  return LOT_ICONS[lot] ?? 'board'
}

export function freedomIcon(freedom: string): IconName {
  return FREEDOM_ICONS[freedom] ?? 'opinion'
}

/** A profession bears the sign of the building that it prefers. */
export function professionIcon(card: string): IconName {
  const prefers = BOX.facts.professions[card]
  return prefers === undefined ? 'cards' : pieceIcon(prefers.building)
}

export function lotName(words: GameWords, lot: string): string {
  return words.say('board-lot', { name: lot })
}

/** One word: "travel". */
export function freedomName(words: GameWords, freedom: string): string {
  return words.say('drawing-freedom', { name: freedom })
}

/** A building or landscape inside a sentence: "lake". */
export function pieceName(words: GameWords, piece: string): string {
  return words.value('piece', piece).toLocaleLowerCase(words.language)
}

/** A building, landscape or freedom as a profession prefers it. */
export function preferenceName(words: GameWords, preference: string): string {
  if (preference in FREEDOM_ICONS) return freedomName(words, preference)
  return pieceName(words, preference)
}
