/** A seat in a few words: its bid while it leads an auction, else its points. */

import type { GameWords } from '../../table/contract'
import type { PrincesView } from './view'

export function standing(view: PrincesView, seat: number, words: GameWords): string {
  const player = view.players[seat]
  if (player === undefined) return ''
  if (view.bidder === seat) return words.say('board-florins', { number: view.bid })
  if (view.lot !== null && player.free && !player.bidding) return words.say('board-passed')
  return words.say('board-points-short', { number: player.points })
}
