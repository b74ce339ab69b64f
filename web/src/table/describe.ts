/** A table's settings in words. */

import type { TableInfo } from '../api/types'
import type { GameWords } from './contract'
import { say, sayOr } from '../words/shell.svelte'

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** 90 seconds, 5 minutes, 2 days: the largest unit that fits evenly. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ['seconds', 1]
  return say(`duration-${unit}`, { number: seconds / size })
}

export function describeClock(clock: TableInfo['clock']): string {
  if (!clock) return say('clock-none')
  return say(`clock-${clock.kind}`, { time: duration(clock.seconds) })
}

/** The options that are on, by their names in the game's own words. */
export function describeOptions(options: TableInfo['options'], words: GameWords): string {
  const chosen = Object.entries(options).filter(([, value]) => value !== false)
  return chosen.map(([name]) => `${optionName(name, words)}.`).join(' ')
}

export function optionName(name: string, words: GameWords): string {
  return words.has(`option-${name}`) ? words.say(`option-${name}`) : name
}

/** What a game's options are about, where it says so. */
export function optionsNote(words: GameWords): string {
  const key = 'options-about'
  return words.has(key) ? words.say(key) : ''
}

/** What kind of bot it is, in words where we have them. */
export function botName(kind: string): string {
  const level = levelOf(kind)
  const name = sayOr(`bot-${level}`, level)
  if (level === kind) return name
  return say('bot-styled', { level: name, style: styleName(styleOf(kind)) })
}

/** What to expect of a bot: of its style, else of its level; empty for kinds that we do not know. */
export function botAbout(kind: string): string {
  const style = styleOf(kind)
  return sayOr(style ? `style-${style}-about` : `bot-${levelOf(kind)}-about`, '')
}

/** What stands between a level and a style: `novice:miser`. */
export const STYLE_MARK = ':'

export const levelOf = (kind: string): string => kind.split(STYLE_MARK)[0] ?? kind

/** The style of a bot, empty if it has none. */
export const styleOf = (kind: string): string => kind.split(STYLE_MARK)[1] ?? ''

export const styleName = (style: string): string => sayOr(`style-${style}`, style)

/** What a game is called: a game from elsewhere may name itself in its own catalogue. */
export function gameTitle(words: GameWords, game: string): string {
  return words.has(`game-${game}`) ? words.say(`game-${game}`) : game
}

export function shortTitle(words: GameWords, game: string): string {
  return words.has(`short-${game}`) ? words.say(`short-${game}`) : gameTitle(words, game)
}
