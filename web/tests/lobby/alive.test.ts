import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import type { EventInfo, EventList, TableInfo, TableList } from '../../src/api/types'
import { LobbyHall } from '../../src/lobby/lobby.svelte'
import Predella from '../../src/lobby/Predella.svelte'

let shown: Record<string, unknown>

const NOBODY: TableList = { mine: [], open: [], finished: [], more: false }
const SEAT = { kind: 'open', name: '', bot: null, mine: false, stand_in: false }

function deal(game: string, finished: number, mine: string[] = []): EventInfo {
  return { id: game, game, finished, mine, may_play: mine.length === 0, open_until: 1_795_000_000 } as unknown as EventInfo
}

async function lobby(tables: TableList, weekly: EventInfo[] = []): Promise<string[]> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  vi.spyOn(api, 'tables').mockResolvedValue(tables)
  vi.spyOn(api, 'puzzles').mockResolvedValue([])
  vi.spyOn(api, 'events').mockResolvedValue({ weekly } as unknown as EventList)
  const hall = new LobbyHall()
  hall.loaded = true
  await hall.look()
  await hall.lookAround()
  shown = mount(Predella, { target: document.body, props: { hall } })
  for (let turn = 0; turn < 4; turn += 1) await tick()
  flushSync()
  return [...document.querySelectorAll('h2')].map((each) => [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join('').trim())
}

const text = (): string => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''

afterEach(() => {
  void unmount(shown)
  vi.restoreAllMocks()
})

describe('the lobby', () => {
  it('shows no empty list to somebody who is there alone, but how to invite', async () => {
    expect(await lobby(NOBODY)).toEqual(['Play with friends'])
    expect(text()).toContain('Nobody is waiting at a table just now.')
    expect(text()).toContain('New table')
  })

  it('shows who waits, and does not say that nobody does', async () => {
    const waiting = { id: 'table', game: 'palazzo', status: 'gathering', seats: [SEAT], awaiting: [], clock: null }
    expect(await lobby({ ...NOBODY, open: [waiting as unknown as TableInfo] })).toEqual(['Open tables', 'Play with friends'])
    expect(text()).not.toContain('Nobody is waiting')
  })

  it('shows the deals of the week as on the shelf: until when, how many played, and mine', async () => {
    expect(await lobby(NOBODY, [deal('florence', 0), deal('palazzo', 12, ['abc'])])).toEqual(['Deals of the week', 'Play with friends'])
    expect(document.querySelector('.deals h2 small')?.textContent).toMatch(/^until \w+day \d\d:\d\d$/)
    const lines = [...document.querySelectorAll('.deals li')].map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim())
    expect(lines).toEqual([
      expect.stringContaining('Palazzo Played 12 times so far.'),
      expect.stringContaining('Florence Be the first to play it.'),
    ])
    expect(document.querySelector('.deals li a')?.getAttribute('href')).toBe('/table/abc')
  })
})
