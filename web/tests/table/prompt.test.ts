import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { TableInfo } from '../../src/api/types'
import type { CoreView, GameWords, Turn } from '../../src/table/contract'
import Prompt from '../../src/table/Prompt.svelte'
import { ONLOOKER } from '../../src/table/turn.svelte'
import { onEmptyPages } from '../board'

const words = {
  say: (key: string) => key,
  seat: (seat: number) => `seat ${seat}`,
  question: () => 'What do you do?',
} as unknown as GameWords
const table = { seats: [{ mine: true }, { mine: false }], clock: null } as unknown as TableInfo

let mounted: Record<string, unknown> | null = null

function prompt(turn: Turn, told: string): string {
  const view = { asked: { question: 'turn', rule: '', seats: [turn.mine ? 0 : 1], facts: {} }, winners: [] } as unknown as CoreView
  mounted = mount(Prompt, {
    target: document.body,
    props: { table, view, seat: 0, words, turn, told, heardAt: 0, canUndo: false, onundo: () => undefined },
  })
  flushSync()
  return document.querySelector('.prompt p')?.textContent?.trim() ?? ''
}

onEmptyPages()
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = null
})

describe('the prompt', () => {
  it('says what is being told, where one looks', () => {
    expect(prompt(ONLOOKER, 'Louis bids 300.')).toBe('Louis bids 300.')
  })

  it('says for whom one waits when nothing is told', () => {
    expect(prompt(ONLOOKER, '')).toBe('prompt-wait')
  })

  it('asks first', () => {
    const mine = Object.assign(Object.create(ONLOOKER) as Turn, { mine: true })
    expect(prompt(mine, 'Louis bids 300.')).toContain('What do you do?')
  })
})
