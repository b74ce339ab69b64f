import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { understood } from '../../src/settings/settings.svelte'
import { eachOf } from '../../src/table/flights'
import type { LogLine } from '../../src/table/contract'
import { paceOf, Story, type Pace } from '../../src/table/story'

vi.hoisted(() => {
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
})

const line = (sequence: number): LogLine => ({ sequence, event: { type: 'Said' } })

/** A story, and what was done in which order. */
function told(pace: Pace | null): { story: Story; done: string[]; push: (name: string, count: number) => void } {
  const story = new Story()
  const done: string[] = []
  story.teller = {
    pace: () => pace,
    tell: async (each) => void done.push(`told ${each.sequence}`),
    finish: () => done.push('finished'),
    shown: () => done.push('shown'),
  }
  const push = (name: string, count: number): void =>
    story.push({
      lines: Array.from({ length: count }, (_, place) => line(place + 1)),
      begin: (each) => done.push(`${name} ${each.sequence}`),
      end: () => done.push(`${name} ends`),
    })
  return { story, done, push }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a story', () => {
  it('tells line by line, and shows the table only after the last', async () => {
    const { story, done, push } = told({ flight: 100, pause: 400 })
    push('round', 2)
    await vi.advanceTimersByTimeAsync(10)
    expect(done).toEqual(['round 1', 'told 1'])
    expect(story.telling).toBe(true)
    await vi.advanceTimersByTimeAsync(400)
    expect(done).toEqual(['round 1', 'told 1', 'round 2', 'told 2'])
    await vi.advanceTimersByTimeAsync(400)
    expect(done.slice(-2)).toEqual(['round ends', 'shown'])
    expect(story.telling).toBe(false)
  })

  it('takes no longer for many lines than for some', async () => {
    const { story, push } = told({ flight: 240, pause: 480 })
    push('end of a round', 30)
    await vi.advanceTimersByTimeAsync(8000)
    expect(story.telling).toBe(false)
  })

  it('tells what comes meanwhile afterwards', async () => {
    const { done, push } = told({ flight: 100, pause: 400 })
    push('first', 1)
    push('second', 1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(done.filter((each) => each.endsWith('ends'))).toEqual(['first ends', 'second ends'])
  })

  it('is skipped back to now with nothing left out', async () => {
    const { story, done, push } = told({ flight: 100, pause: 400 })
    push('first', 3)
    push('second', 2)
    await vi.advanceTimersByTimeAsync(10)
    story.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(done.filter((each) => /^(first|second)/.test(each))).toEqual(['first 1', 'first 2', 'first 3', 'first ends', 'second 1', 'second 2', 'second ends'])
    expect(done.filter((each) => each.startsWith('told'))).toEqual(['told 1'])
    expect(story.telling).toBe(false)
  })

  it('is shown at once where nobody wants it told', () => {
    const { story, done, push } = told(null)
    push('first', 2)
    expect(done).toEqual(['first 1', 'first 2', 'first ends', 'shown'])
    expect(story.telling).toBe(false)
  })

  it('is dropped when the table is told anew', async () => {
    const { story, done, push } = told({ flight: 100, pause: 400 })
    push('old', 3)
    await vi.advanceTimersByTimeAsync(10)
    story.drop()
    await vi.advanceTimersByTimeAsync(2000)
    expect(done).not.toContain('old ends')
    push('new', 1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(done).toContain('new ends')
  })

  it('has a pace for each speed but the last', () => {
    expect(paceOf('once')).toBeNull()
    expect(paceOf('slow')!.pause).toBeGreaterThan(paceOf('fast')!.pause)
  })
})

describe('journeys', () => {
  it('are all made, each quicker when they are many', () => {
    expect(eachOf(1, 240)).toBe(240)
    expect(eachOf(12, 240)).toBe(80)
  })
})

describe('settings', () => {
  it('are what was kept, or what is usual where that makes no sense', () => {
    expect(understood('{"speed":"slow","volume":0,"notify":true}')).toEqual({ speed: 'slow', volume: 0, notify: true, forced: true, confirm: 'never', patterns: false })
    expect(understood('{"speed":"warp","volume":7}')).toEqual({ speed: null, volume: 0.4, notify: false, forced: true, confirm: 'never', patterns: false })
    expect(understood('nonsense')).toEqual({ speed: null, volume: 0.4, notify: false, forced: true, confirm: 'never', patterns: false })
  })
})
