/** A seat in a few words: its bid while there is an auction, else its points. */

import type { GameWords } from '../../table/contract'
import { plainly } from './points'
import { auctioning, type PalazzoView } from './view'

export function standing(view: PalazzoView, seat: number, words: GameWords): string {
  const player = view.players[seat]
  if (player === undefined) return ''
  if (player.bidding && player.bid > 0) return words.say('board-bids', { bid: player.bid })
  if (auctioning(view) && !player.bidding) return words.say('board-passed')
  return words.say('board-points-short', { points: plainly(player.points) })
}
