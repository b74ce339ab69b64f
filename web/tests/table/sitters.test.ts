import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { GameWords, TableInfo } from '../../src/table/contract'
import Sitters from '../../src/table/Sitters.svelte'
import { onEmptyPages } from '../board'

const words = {
  say: (key: string, given: Record<string, unknown> = {}) => [key, ...Object.values(given)].join(' '),
  seat: (seat: number) => ['Marie', 'Vermiglio', 'Giallolino'][seat],
} as unknown as GameWords

function lines(bots: (string | null)[]): string[] {
  const table = { seats: bots.map((bot) => ({ bot })) } as unknown as TableInfo
  const shown = mount(Sitters, { target: document.body, props: { table, words } })
  flushSync()
  const found = [...document.querySelectorAll('li')].map((each) => (each.textContent ?? '').trim())
  void unmount(shown)
  return found
}

onEmptyPages()

describe('the bots at a table', () => {
  it('are told with their level, their style and what to expect of them', () => {
    expect(lines([null, 'novice:miser', 'master'])).toEqual([
      'Vermiglio bot-kind novice, miserPrefers money to tiles.',
      'Giallolino bot-kind masterHas learned from thousands of games what a position is worth.',
    ])
  })

  it('are not told of where there are none', () => {
    expect(lines([null, null])).toEqual([])
  })
})
