import { describe, expect, it } from 'vitest'
import type { CoreView, GameUI, GameWords, LogLine } from '../../src/table/contract'
import { headingsOf } from '../../src/table/logbook'

const line = (type: string): LogLine => ({ sequence: 1, event: { type } })
const ui = { round: (_view: CoreView, log: readonly LogLine[]) => 1 + log.filter(({ event }) => event.type === 'RoundBegan').length } as unknown as GameUI
const words = { say: (_key: string, args: { number: number }) => `Round ${args.number}` } as unknown as GameWords

describe('the headings of a log', () => {
  it('begin with the first round of a game', () => {
    expect([...headingsOf(ui, {} as CoreView, [line('Moved'), line('RoundBegan')], words).values()]).toEqual(['Round 1', 'Round 2'])
  })

  it('begin with the round in which a decision is tried again', () => {
    expect([...headingsOf(ui, {} as CoreView, [line('Moved'), line('Moved')], words, 2).values()]).toEqual(['Round 2'])
  })
})
