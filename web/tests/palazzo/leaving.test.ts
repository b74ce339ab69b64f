import { flushSync, mount, unmount, type Component } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import palazzo from '../../src/games/palazzo'
import { BOX } from '../../src/games/palazzo/box'
import type { PalazzoView } from '../../src/games/palazzo/view'
import { fixtureOf, onEmptyPages, questionOf, Remembering, wordsOf, type Fixture, type Sample } from '../board'
import Leaving from '../Leaving.svelte'

const FIXTURE = fixtureOf<Fixture<Sample<PalazzoView>>>('palazzo', BOX)
const words = wordsOf(palazzo, 'palazzo', FIXTURE)

/** A turn that waits for the server's answer. */
class Waiting extends Remembering {
  override busy = false
  attempts = 0
  override async attempt(): Promise<boolean> {
    this.attempts += 1
    return false
  }
}

onEmptyPages()

describe('where one decides', () => {
  it('stops settling a bid when the game ends or a curtain falls before the answer', async () => {
    const sample = FIXTURE.samples.find((each) => questionOf(each) === 'raise')!
    const turn = new Waiting(sample)
    vi.useFakeTimers()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { view, seat } = sample
    const table = { sequence: 1, seats: [] }
    const holder = mount(Leaving, {
      target: document.body,
      props: { Region: palazzo.Deciding as Component<any>, props: { view, seat, table, words, turn } },
    }) as unknown as { leave(): void }
    flushSync()
    turn.busy = true
    document.querySelector<HTMLElement>('.choice.open')!.click()
    flushSync()
    holder.leave()
    flushSync()
    turn.busy = false
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(warned.mock.calls.map(([said]) => said)).toEqual([])
    expect(turn.attempts).toBe(0)
    warned.mockRestore()
    void unmount(holder as unknown as Record<string, unknown>)
  })
})
