/** A seat in a few words, for the phone's chips: points and time. */

import type { GameWords } from '../../table/contract'
import { playerOf, type FlorenceView } from './view'

export function standing(view: FlorenceView, seat: number, words: GameWords): string {
  const player = playerOf(view, seat)
  if (player === undefined) return ''
  // Five chips leave room for one number.
  if (view.players.length > 4) return words.say('board-brings-points', { points: player.points })
  return words.say('board-standing', { points: player.points, time: player.time })
}
