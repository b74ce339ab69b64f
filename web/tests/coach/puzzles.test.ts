import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import PuzzlesPage from '../../src/coach/PuzzlesPage.svelte'
import { keepStreak } from '../../src/coach/streaks'

let shown: Record<string, unknown>

// Before the page is loaded, which asks for it at once.
vi.hoisted(() => {
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
})

beforeEach(async () => {
  localStorage.clear()
  keepStreak('palazzo', { next: 9, streak: 2, best: 5 })
  vi.spyOn(api, 'puzzles').mockResolvedValue([
    { game: 'augsburg', count: 200 },
    { game: 'palazzo', count: 231 },
  ])
  shown = mount(PuzzlesPage, { target: document.body, props: { game: null, number: null } })
  for (let turn = 0; turn < 4; turn += 1) await tick()
  flushSync()
})

afterEach(() => {
  void unmount(shown)
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the list of puzzles', () => {
  it('says how far somebody has come, where they have solved any', () => {
    const lines = [...document.querySelectorAll('main li')].map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim())
    expect(lines[0]).toContain('200')
    expect(lines[0]).not.toContain('Streak')
    expect(lines[1]).toContain('231')
    expect(lines[1]).toContain('Streak: 2. Best: 5.')
  })
})
