/** How a seat stands at the moment, in a word or two. */

import type { GameWords } from '../../table/contract'
import { bidding, type AugsburgView } from './view'

export interface Tag {
  text: string
  /** It leads, wins or decides. */
  high: boolean
}

export function tagOf(view: AugsburgView, seat: number, words: GameWords): Tag | null {
  const player = view.players[seat]
  if (player === undefined) return null
  if (view.winners.includes(seat)) return { text: words.say('board-wins'), high: true }
  if (bidding(view)) {
    if (!player.bidding) return { text: words.say('board-passed'), high: false }
    if (player.bid > 0) {
      const leads = seat === view.leader
      const key = player.bid < view.highest ? 'board-bids-number' : leads ? 'board-named-number' : 'board-holds-number'
      return { text: words.say(key, { number: player.bid }), high: leads }
    }
  }
  if (seat === view.user) return { text: words.say('board-won-the-visit'), high: true }
  if (view.asked?.seats.includes(seat)) return { text: words.say('board-chooses'), high: true }
  return null
}

/** For the phone's chips: the bid while there is one, else the prestige. */
export function standing(view: AugsburgView, seat: number, words: GameWords): string {
  const player = view.players[seat]
  if (player === undefined) return ''
  const shown = bidding(view) && (player.bid > 0 || !player.bidding) ? tagOf(view, seat, words) : null
  return shown?.text ?? words.say('board-points-short', { points: player.prestige })
}
