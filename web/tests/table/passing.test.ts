import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import PassUntil from '../../src/table/PassUntil.svelte'

let shown: Record<string, unknown> | null = null
// A place of its own: other tests leave things on the page.
let place = document.createElement('div')
const words = { say: (key: string) => key } as never

function show(until: string[], passing: string | null): string[] {
  const wished: string[] = []
  place = document.createElement('div')
  document.body.append(place)
  shown = mount(PassUntil, { target: place, props: { until, passing, words, onpass: (period) => wished.push(String(period)) } })
  flushSync()
  return wished
}

const press = (text: string): void => {
  ;[...place.querySelectorAll('button')].find((each) => each.textContent?.trim() === text)?.click()
  flushSync()
}

afterEach(() => {
  if (shown) void unmount(shown)
  place.remove()
})

describe('passing ahead', () => {
  it('offers the periods of the game', () => {
    const wished = show(['lot', 'round'], null)
    press('pass-ahead')
    press('until-round')
    expect(wished).toEqual(['round'])
  })

  it('shows what was left standing, and takes it back', () => {
    const wished = show(['round'], 'round')
    expect(place.textContent).toContain('until-round')
    press('pass-revoke')
    expect(wished).toEqual(['null'])
  })

  it('shows nothing where there is nothing to pass', () => {
    show([], null)
    expect(place.querySelectorAll('button')).toHaveLength(0)
  })
})
