import { describe, expect, it } from 'vitest'
import type { Replay } from '../../src/api/types'
import { clockFace } from '../../src/table/clock.svelte'
import type { CoreView } from '../../src/table/contract'
import { seenBy } from '../../src/table/logbook'
import { openView, stopsOf, withBots } from '../../src/table/replay.svelte'

describe('a replay', () => {
  it('stops where something new is seen, and at both ends', () => {
    const step = (lines: number) => ({ move: null, seat: 0, views: {}, log: Array.from({ length: lines }, () => ({})) })
    const replay = { steps: [step(0), step(0), step(1), step(0), step(2), step(0)] } as unknown as Replay
    expect(stopsOf(replay)).toEqual([0, 2, 4, 5])
  })

  it('calls bots by their arms, and knows their kinds', () => {
    const replay = { names: ['advised', 'Ada', 'advised'] } as unknown as Replay
    const shown = withBots(replay, new Set(['advised', 'random']))
    expect(shown.names).toEqual(['', 'Ada', ''])
    expect(shown.bots).toEqual(['advised', null, 'advised'])
  })

  it('lays all hands open together', () => {
    const view = (hands: (string[] | null)[]) =>
      ({ seat: null, asked: null, winners: [], players: hands.map((hand) => ({ hand })) }) as unknown as CoreView
    const open = openView({ spectator: view([null, null]), '0': view([['a'], null]), '1': view([null, ['b']]) })
    expect(open).toMatchObject({ players: [{ hand: ['a'] }, { hand: ['b'] }] })
  })
})

describe('the log', () => {
  it('tells each what they may know', () => {
    const line = (to?: number[]) => ({ sequence: 1, event: { type: 'X', ...(to ? { to } : {}) } })
    expect(seenBy(line(), null)).toBe(true)
    expect(seenBy(line([1]), 1)).toBe(true)
    expect(seenBy(line([1]), 0)).toBe(false)
    expect(seenBy(line([1]), null)).toBe(false)
  })
})

describe('a clock', () => {
  it('shows minutes and seconds, and hours where there are', () => {
    expect(clockFace(42)).toBe('0:42')
    expect(clockFace(59.2)).toBe('1:00')
    expect(clockFace(3600 + 65)).toBe('1:01:05')
  })
})
