import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LogLine } from '../../src/table/contract'
import { keepTurn, lastTurn, forgetTurn } from '../../src/table/lastturn'
import { firstSince } from '../../src/table/logbook'
import LogHolder from './LogHolder.svelte'

const line = (sequence: number): LogLine => ({ sequence, event: { type: 'Said', text: `line ${sequence}` } })
const lines = (count: number): LogLine[] => Array.from({ length: count }, (_, place) => line(place + 1))

interface Holder {
  add(count: number): void
  tell(event: { type: string; text: string }): void
}

let shown: Record<string, unknown> | null = null

/** A log of which ten lines of twenty pixels are in sight. */
function log(count: number, since: number | null = null): { holder: Holder; list: HTMLElement } {
  const holder = mount(LogHolder, { target: document.body, props: { lines: lines(count), since } }) as unknown as Holder
  shown = holder as unknown as Record<string, unknown>
  flushSync()
  const list = document.querySelector<HTMLElement>('.scroll')!
  Object.defineProperty(list, 'clientHeight', { value: 200 })
  Object.defineProperty(list, 'scrollHeight', { get: () => list.querySelectorAll('li').length * 20 })
  list.scrollTo = ((_x: number, y: number) => {
    list.scrollTop = Math.min(y, list.scrollHeight - 200)
    list.dispatchEvent(new Event('scroll'))
  }) as typeof list.scrollTo
  return { holder, list }
}

async function settled(): Promise<void> {
  flushSync()
  await tick()
  await tick()
  flushSync()
}

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
})

afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
})

describe('the log', () => {
  it('follows the newest line', async () => {
    const { holder, list } = log(30)
    holder.add(5)
    await settled()
    expect(list.scrollTop).toBe(35 * 20 - 200)
    expect(document.querySelector('.newest')).toBeNull()
  })

  it('stays where the reader has scrolled to, counts what is new, and goes back to it', async () => {
    const { holder, list } = log(30)
    await settled()
    list.scrollTo(0, 100)
    list.dispatchEvent(new Event('scroll'))
    holder.add(3)
    await settled()
    expect(list.scrollTop).toBe(100)
    const newest = document.querySelector<HTMLElement>('.newest')
    expect(newest?.textContent).toContain('3')
    newest?.click()
    await settled()
    expect(list.scrollTop).toBe(33 * 20 - 200)
    expect(document.querySelector('.newest')).toBeNull()
  })

  it('shows what a line speaks of in the newest lines, and Strozzi’s badge where he acts', () => {
    const { holder, list } = log(50)
    expect(list.querySelectorAll('.pieces')).toHaveLength(40)
    holder.add(1)
    flushSync()
    expect(list.querySelectorAll('.pieces')).toHaveLength(40)
    expect(list.querySelector('.badge')).toBeNull()
    holder.tell({ type: 'StrozziDrew', text: 'he draws' })
    flushSync()
    expect(list.querySelectorAll('.badge')).toHaveLength(1)
  })

  it('divides what happened since the reader’s last turn', () => {
    log(6, 4)
    const items = [...document.querySelectorAll('li')]
    expect(items.findIndex((each) => each.classList.contains('since'))).toBe(4)
  })
})

describe('since the last turn', () => {
  it('are the lines after its sequence', () => {
    expect(firstSince(lines(6), 4)).toBe(4)
    expect(firstSince(lines(6), 6)).toBeNull()
    expect(firstSince(lines(6), null)).toBeNull()
  })

  it('is known again when one comes back', () => {
    keepTurn('table', 1, 17)
    expect(lastTurn('table', 1)).toBe(17)
    expect(lastTurn('table', 0)).toBeNull()
    forgetTurn('table', [0, 1])
    expect(lastTurn('table', 1)).toBeNull()
  })
})
