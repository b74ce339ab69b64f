import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import type { GameReview as Found } from '../../src/api/types'
import GameReview from '../../src/coach/GameReview.svelte'
import { keepReview } from '../../src/coach/reviews'
import florence from '../../src/games/florence'
import { BOX } from '../../src/games/florence/box'
import type { TableInfo } from '../../src/table/contract'
import { fixtureOf, onEmptyPages, wordsOf, type Fixture, type Sample } from '../board'

const FIXTURE = fixtureOf<Fixture<Sample>>('florence', BOX)
const words = wordsOf(florence, 'florence', FIXTURE)
const sample = FIXTURE.samples.find(({ view }) => view.asked?.question === 'action') as Sample
const [done, better] = sample.offers

const found = (seat: number): Found => ({
  seat,
  curve: [
    { move: 3, chance: 0.5 },
    { move: 40, chance: 0.2 },
  ],
  costly: [{ move: 40, asked: sample.view.asked, round: 4, done, better, cost: 0.12, motives: [], terms: [] }],
  habit: null,
  habit_cost: 0,
  habit_times: 0,
  lots: [],
}) as unknown as Found

const table = (id: string): TableInfo => ({ id, seats: [{ mine: true }, { mine: false }] }) as unknown as TableInfo

let shown: Record<string, unknown>
const text = (): string => (document.querySelector('.review')?.textContent ?? '').replaceAll(/\s+/g, ' ')

async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await tick()
  flushSync()
}

async function open(id: string): Promise<void> {
  shown = mount(GameReview, { target: document.body, props: { table: table(id), words } })
  flushSync()
  document.querySelector('button')?.click()
  await settle()
}

onEmptyPages()
beforeEach(() => void vi.spyOn(api, 'review').mockImplementation((_table, seat) => Promise.resolve(found(seat))))
afterEach(() => {
  void unmount(shown)
  vi.restoreAllMocks()
})

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined

describe('a review', () => {
  it('says what was asked and in which round', async () => {
    await open('one')
    expect(text()).toContain('Move 40 (round 4) cost 12 % of winning chances')
    expect(document.querySelector('.asked')?.textContent).toBe(words.question(sample.view.asked as never))
  })

  it('speaks to whoever reads it, and of another seat by its name', async () => {
    const motives = [{ key: 'coach-own-more', topic: 'topic-time', effect: 0.1 }]
    vi.mocked(api.review).mockImplementation((_table, seat) => {
      const review = found(seat)
      return Promise.resolve({ ...review, costly: review.costly.map((each) => ({ ...each, motives })) } as Found)
    })
    await open('whose')
    expect(text()).toContain('More for you: ')
    const choice = document.querySelector('select') as HTMLSelectElement
    choice.value = '1'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    expect(text()).toContain(`More for ${words.seat(1)}: `)
  })

  it('says that it thinks while another seat is looked at', async () => {
    await open('two')
    vi.mocked(api.review).mockReturnValue(new Promise(() => undefined))
    const choice = document.querySelector('select') as HTMLSelectElement
    choice.value = '1'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    expect(document.querySelector('[role=status]')?.textContent).toBe('The coach thinks …')
    expect(choice.disabled).toBe(true)
  })

  it('is there at once for whoever comes back', async () => {
    await open('three')
    void unmount(shown)
    shown = mount(GameReview, { target: document.body, props: { table: table('three'), words } })
    flushSync()
    expect(text()).toContain('Move 40')
    expect(api.review).toHaveBeenCalledTimes(1)
  })

  it('asks nobody whose game it is where one plays alone', () => {
    keepReview('alone', found(0))
    const alone = { id: 'alone', seats: [{ mine: true }] } as unknown as TableInfo
    shown = mount(GameReview, { target: document.body, props: { table: alone, words } })
    flushSync()
    expect(text()).toContain('Move 40')
    expect(document.querySelector('select')).toBeNull()
  })
})
