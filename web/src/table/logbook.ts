/** What of the log a seat may read, and where a new round begins in it. */

import type { CoreView, GameUI, GameWords, LogLine } from './contract'

/** With several people at one page, each reads what they were told. */
export function seenBy(line: LogLine, seat: number | null): boolean {
  const to = line.event['to']
  return !Array.isArray(to) || to.includes(seat)
}

/** The first line that tells of something after a sequence; null if there is none, or all are. */
export function firstSince(lines: readonly LogLine[], sequence: number | null): number | null {
  if (sequence === null) return null
  const found = lines.findIndex((line) => line.sequence > sequence)
  return found > 0 ? found : null
}

/** The rounds' headings, each by the line it stands above. */
export function headingsOf(
  ui: GameUI,
  view: CoreView,
  lines: readonly LogLine[],
  words: GameWords,
  /** In which round the log begins, where it does not begin with the game. */
  begins = 1,
): Map<number, string> {
  const headings = new Map<number, string>()
  if (!ui.round) return headings
  let before: string | number | null = null
  for (let number = 0; number < lines.length; number += 1) {
    const told: string | number = ui.round(view, lines.slice(0, number + 1))
    const round = typeof told === 'number' ? Math.max(told, begins) : told
    if (round !== before) headings.set(number, roundName(round, words))
    before = round
  }
  return headings
}

/** The last round: its lines, and those before it since the reader's last turn. */
export function lastRound(lines: readonly LogLine[], headings: ReadonlyMap<number, string>, since: number | null): readonly LogLine[] {
  const begins = [...headings.keys()].slice(-1)
  if (since !== null) begins.push(since)
  return begins.length === 0 ? [] : lines.slice(Math.min(...begins))
}

export function roundName(round: string | number, words: GameWords): string {
  return typeof round === 'number' ? words.say('round', { number: round }) : round
}
