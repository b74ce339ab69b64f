import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import type { TableInfo, TableList } from '../../src/api/types'
import { LobbyHall } from '../../src/lobby/lobby.svelte'
import Predella from '../../src/lobby/Predella.svelte'

const PAGES = 3
let shown: Record<string, unknown>

function openTables(page = 0): Promise<TableList> {
  const table = { id: `table-${page}`, game: 'palazzo', status: 'gathering', seats: [], awaiting: [], clock: null }
  return Promise.resolve({ mine: [], open: [table as unknown as TableInfo], finished: [], more: page < PAGES - 1 })
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await tick()
  flushSync()
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('nav button')]
const pager = (): string[] => [...document.querySelectorAll('nav > *')].map((each) => each.textContent?.trim() ?? '')

async function press(name: string): Promise<void> {
  buttons().find((each) => each.textContent?.includes(name))?.click()
  await settled()
}

beforeEach(async () => {
  vi.spyOn(api, 'tables').mockImplementation(openTables)
  const hall = new LobbyHall()
  hall.loaded = true
  await hall.look()
  shown = mount(Predella, { target: document.body, props: { hall } })
  flushSync()
})

afterEach(() => {
  void unmount(shown)
  vi.restoreAllMocks()
})

describe('the lobby', () => {
  it('shows the next tables, as far as there are any, and those before', async () => {
    expect(pager()).toEqual(['Page 1', 'More tables'])
    await press('More')
    await press('More')
    expect(vi.mocked(api.tables).mock.calls.at(-1)).toEqual([2])
    expect(pager()).toEqual(['Previous tables', 'Page 3'])
    await press('Previous')
    expect(pager()).toEqual(['Previous tables', 'Page 2', 'More tables'])
  })
})
