/** What pieces are called, and how they stand, for eyes that see and for those that do not. */

import type { GameWords } from '../../table/contract'

/** The house's certificate of 3, with which an auction is opened. */
export const OPENING_CERTIFICATE = 'opening certificate'

export function cardName(words: GameWords, card: string): string {
  if (card === OPENING_CERTIFICATE) return words.say('board-opening-certificate')
  return words.value('card', card)
}

export type Standing = 'still' | 'open' | 'chosen' | 'locked'

/** "brown 4, chosen". */
export function withStanding(words: GameWords, piece: string, standing: Standing): string {
  if (standing === 'chosen') return words.say('board-piece-chosen', { piece })
  if (standing === 'locked') return words.say('board-piece-locked', { piece })
  return piece
}
