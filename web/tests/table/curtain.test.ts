import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Box } from '../../src/games/box'
import plain from '../../src/plain'
import type { SeatInfo, TableInfo } from '../../src/table/contract'
import Play from '../../src/table/Play.svelte'
import { TableSession } from '../../src/table/session.svelte'
import type { TableWords } from '../../src/words/table.svelte'
import { fixtureOf, onEmptyPages, wordsOf, type Fixture, type Sample } from '../board'

// Not in jsdom, and asked for as soon as the page's parts are loaded.
vi.hoisted(() => {
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
})

const fixture = fixtureOf<Fixture<Sample>>('palazzo', new Box())
const words = wordsOf(plain, 'palazzo', fixture) as unknown as TableWords
const chair = { kind: 'person', name: '', mine: true, stand_in: false } as SeatInfo

let shown: Record<string, unknown> | null = null

onEmptyPages()
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
})

/** Two people share a page, and one of them is asked. */
function asked(session: TableSession, seat: number): void {
  const sample = fixture.samples[0]!
  session.info = {
    id: 'table',
    game: 'palazzo',
    status: 'playing',
    seats: [chair, chair],
    awaiting: [seat],
    sequence: session.sequence + 1,
    options: {},
  } as unknown as TableInfo
  session.views = { '0': sample.view, '1': sample.view }
  session.offers = [{ seat, offers: sample.offers, can_undo: false, forced: false, until: [], passing: null, bids: [], questions: [], orders: [] }]
}

const spoken = (): string => document.querySelector('.play > .sr[aria-live]')?.textContent ?? 'no live region'

function lift(): void {
  document.querySelector<HTMLElement>('.curtain button')?.click()
  flushSync()
}

describe('the curtain', () => {
  it('leaves nothing to be read out of what was said to whoever sat there before', async () => {
    const session = new TableSession('table')
    asked(session, 0)
    shown = mount(Play, { target: document.body, props: { session, ui: plain, words } })
    flushSync()
    lift()
    const secret = { type: 'Joined', name: 'only for the first seat', seat: 0, to: [0] }
    session.staging([{ sequence: 2, event: secret }], () => asked(session, 0))
    flushSync()
    const told = spoken()
    expect(told).not.toBe('')
    session.staging([{ sequence: 3, event: secret }], () => asked(session, 1))
    flushSync()
    expect(document.querySelector('.curtain')).not.toBeNull()
    expect(spoken()).toBe('')
    lift()
    expect(document.querySelector('.curtain')).toBeNull()
    // The log goes to its newest line a moment later.
    await tick()
    expect(spoken()).toBe('')
  })
})
