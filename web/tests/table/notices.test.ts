import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { Problem, problemOf } from '../../src/api/problem'
import type { Refused } from '../../src/api/types'
import type { GameWords } from '../../src/table/contract'
import Notices from '../../src/table/Notices.svelte'
import type { TableSession } from '../../src/table/session.svelte'
import { onEmptyPages } from '../board'
import { reactive } from './reactive.svelte'

const words = { say: (key: string) => key, seat: () => '' } as unknown as GameWords
const REFUSED = { type: 'refused', reason: 'not-offered', words: { en: 'Not offered. (AUG-BUY-1)', fr: '' }, rule: 'AUG-BUY-1' } as unknown as Refused

let mounted: Record<string, unknown> | null = null

function notices(problem: Problem | null): TableSession {
  const session = reactive({ info: null, connection: { kind: 'open' }, problem, sequence: 7 }) as unknown as TableSession
  mounted = mount(Notices, { target: document.body, props: { session, words, onrule: () => undefined } })
  flushSync()
  return session
}
const shown = (): number => document.querySelectorAll('.notice').length

onEmptyPages()
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = null
})

describe('a refusal', () => {
  it('is shown, also where it came with the table as it is', () => {
    const session = notices(null)
    Object.assign(session, { problem: problemOf(409, REFUSED), sequence: 8 })
    flushSync()
    expect(shown()).toBe(1)
  })

  it('names its rule once', () => {
    notices(problemOf(409, REFUSED))
    expect(document.querySelector('.notice')?.textContent?.match(/AUG-BUY-1/g)).toHaveLength(1)
  })

  it('is gone when the table goes on', () => {
    const session = notices(problemOf(409, REFUSED))
    expect(shown()).toBe(1)
    Object.assign(session, { sequence: 8 })
    flushSync()
    expect(shown()).toBe(0)
  })
})

describe('what is not about a move', () => {
  it('stays until it is closed', () => {
    const session = notices(new Problem(500, 'server-error'))
    Object.assign(session, { sequence: 8 })
    flushSync()
    expect(shown()).toBe(1)
  })
})
