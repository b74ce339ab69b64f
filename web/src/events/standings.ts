/** Who did best with the same cards: the margins of an event, by player. */

import type { EventInfo } from '../api/types'

export interface Standing {
  name: string
  bot: string | null
  mine: boolean
  /** How many deals they played, and by how much they were above the average of their seats. */
  games: number
  margin: number
}

/** The people of an event by their mean margin, the best first; bots of one level count together. */
export function standings(event: EventInfo): Standing[] {
  const found = new Map<string, Standing>()
  for (const each of event.results) {
    const key = each.bot === null ? `person ${each.name}${each.mine}` : `bot ${each.bot}`
    const before = found.get(key) ?? { name: each.name, bot: each.bot, mine: each.mine, games: 0, margin: 0 }
    const games = before.games + 1
    found.set(key, { ...before, games, margin: (before.margin * before.games + each.margin) / games })
  }
  return [...found.values()].sort((one, other) => other.margin - one.margin || one.name.localeCompare(other.name))
}

/** A margin with its sign, to one place. */
export function signedMargin(margin: number): string {
  const rounded = Math.round(margin * 10) / 10
  if (rounded === 0) return '0'
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`
}
