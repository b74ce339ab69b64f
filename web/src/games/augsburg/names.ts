/** What pieces and moves are called, for eyes that see and for those that do not. */

import type { GameWords } from '../../table/contract'

export type Standing = 'still' | 'open' | 'chosen' | 'locked'

/** "Leo 4, chosen". */
export function withStanding(words: GameWords, piece: string, standing: Standing): string {
  if (standing === 'chosen') return words.say('board-piece-chosen', { piece })
  if (standing === 'locked') return words.say('board-piece-locked', { piece })
  return piece
}

const FIELDS: Record<string, string> = {
  yellow: 'board-field-yellow',
  orange: 'board-field-orange',
  purple: 'board-field-purple',
  '500 florins': 'board-field-florins',
  'draw bonds': 'board-field-draw',
  '6 prestige': 'board-field-six',
  '7 prestige': 'board-field-seven',
}

/** The one word in an arch of a privilege card. */
export function fieldWord(words: GameWords, privilege: string): string {
  return words.say(FIELDS[privilege] ?? 'board-field-draw')
}

export function fieldWords(words: GameWords, privileges: readonly string[]): string[] {
  return privileges.map((privilege) => fieldWord(words, privilege))
}

/** "Privilege card: post, office, 7 PP". */
export function cardName(words: GameWords, privileges: readonly string[]): string {
  return words.say('board-card-named', { fields: words.listing(fieldWords(words, privileges)) })
}

export function rightName(words: GameWords, right: string, printed: number): string {
  const piece = words.value('right', right)
  return printed > 0 ? words.say('board-right-printed', { piece, printed }) : piece
}

/** A first letter in upper case, for a name that stands by itself. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

const PLAIN: Record<string, string> = {
  'take 500 florins': 'act-florins',
  'take prestige': 'act-prestige',
  'draw bonds': 'act-draw',
  'take 300 florins': 'act-yellow-florins',
  'give up': 'act-give-up',
  'build nothing': 'act-no-building',
}

/** A use of a privilege card in words. */
export function useName(words: GameWords, move: string): string {
  const plain = PLAIN[move]
  if (plain !== undefined) return words.say(plain)
  const [, verb, thing] =
    /^(climb|build|let the builder build|take card|take|rob) (.+)$/.exec(move) ?? []
  if (verb === undefined || thing === undefined) return move
  if (verb === 'climb') return words.say('act-climb', { colour: thing })
  if (verb === 'build') return words.say('act-build', { building: thing })
  if (verb === 'let the builder build') return words.say('act-builder', { building: thing })
  if (verb === 'take card') return words.say('act-card', { card: thing })
  if (verb === 'rob') return words.say('act-rob', { seat: Number(thing) - 1 })
  return words.say('act-tile', { tile: thing })
}
