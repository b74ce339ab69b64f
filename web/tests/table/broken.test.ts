import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Broken from '../../src/table/Broken.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A board that could not be shown at a moment; how often it was tried again by itself. */
function retries(moment: number): number {
  const onretry = vi.fn()
  const page = mount(Broken, { target: document.body, props: { moment, onretry } })
  flushSync()
  vi.advanceTimersByTime(10_000)
  void unmount(page)
  return onretry.mock.calls.length
}

it('is tried again by itself once, and anew when the table has moved on', () => {
  expect([7, 7, 7, 8, 8, 9].map(retries)).toEqual([1, 0, 0, 1, 0, 1])
})
