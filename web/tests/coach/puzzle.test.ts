import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import type { PuzzleTask, PuzzleVerdict } from '../../src/api/types'
import PuzzleView from '../../src/coach/PuzzleView.svelte'
import augsburg from '../../src/games/augsburg'
import { BOX as AUGSBURG } from '../../src/games/augsburg/box'
import palazzo from '../../src/games/palazzo'
import { BOX as PALAZZO } from '../../src/games/palazzo/box'
import type { GameUI } from '../../src/table/contract'
import type { TableWords } from '../../src/words/table.svelte'
import { fixtureOf, onEmptyPages, questionOf, wordsOf, type Fixture, type Sample } from '../board'

// Before the page is loaded, which asks for it at once.
vi.hoisted(() => {
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
})

const FIXTURES = {
  palazzo: fixtureOf<Fixture<Sample>>('palazzo', PALAZZO),
  augsburg: fixtureOf<Fixture<Sample>>('augsburg', AUGSBURG),
}
const BOARDS = { palazzo: palazzo as unknown as GameUI, augsburg: augsburg as unknown as GameUI }

let shown: Record<string, unknown> | null = null

/** A question as a puzzle of the game. */
function puzzle(game: keyof typeof BOARDS, { seat, view, offers }: Sample): void {
  const players = (view as unknown as { players: unknown[] }).players.length
  const task: PuzzleTask = { game, number: 3, count: 200, players, seat, view, offers }
  const words = wordsOf(BOARDS[game], game, FIXTURES[game]) as unknown as TableWords
  shown = mount(PuzzleView, { target: document.body, props: { task, ui: BOARDS[game], words } })
  flushSync()
}

const hand = (sample: Sample): string[] =>
  (sample.view as unknown as { players: { hand: string[] }[] }).players[sample.seat]?.hand ?? []

const questions = (game: keyof typeof BOARDS, ...asked: string[]): [string, Sample][] =>
  asked.map((question) => [question, FIXTURES[game].samples.find((each) => questionOf(each) === question && hand(each).length > 0) as Sample])

onEmptyPages()
afterEach(() => {
  if (shown !== null) void unmount(shown)
  shown = null
  localStorage.clear()
  vi.restoreAllMocks()
})

const lines = (): string[] => [...document.querySelectorAll('.puzzle p')].map((each) => (each.textContent ?? '').trim())

describe('a puzzle', () => {
  it.each(questions('palazzo', 'turn', 'buy-or-auction', 'raise', 'build-where'))('shows the money in hand: %s', (_asked, sample) => {
    puzzle('palazzo', sample)
    expect(document.querySelectorAll('.held [data-place=hand] > *')).toHaveLength(hand(sample).length)
  })

  it.each(questions('augsburg', 'bid', 'use', 'take-card'))('shows the bonds in hand: %s', (_asked, sample) => {
    puzzle('augsburg', sample)
    expect(document.querySelectorAll('.held [data-place=hand] .cards > *')).toHaveLength(hand(sample).length)
  })

  it('shows the bonds that are offered', () => {
    const sample = FIXTURES.augsburg.samples.find((each) => questionOf(each) === 'buy') as Sample
    puzzle('augsburg', sample)
    expect(document.querySelector('.held [data-place=offer]')).not.toBeNull()
  })

  it('says how many were solved in a row above its question, where a phone shows it too', () => {
    puzzle('palazzo', (questions('palazzo', 'turn')[0] as [string, Sample])[1])
    expect(document.querySelector('.r-prompt')?.textContent).toContain('Streak: 0.')
  })

  it.each([
    [true, 'Simple advice: Take money'],
    [false, 'Your answer: Draw tiles: buy or auction'],
  ])('says beside which answer the reasons hold: solved %s', async (solved, said) => {
    const sample = (questions('palazzo', 'turn')[0] as [string, Sample])[1]
    const [money, tiles] = ['take money', 'draw tiles'].map((move) => sample.offers.find((each) => each.move === move))
    const verdict = { solved, solution: solved ? tiles : money, advice: money, cost: solved ? 0 : 9, motives: [{ key: 'coach-own-more', topic: 'topic-money', effect: 0.1 }], terms: [] }
    vi.spyOn(api, 'solve').mockResolvedValue(verdict as unknown as PuzzleVerdict)
    puzzle('palazzo', sample)
    const button = [...document.querySelectorAll<HTMLElement>('.answers button')].find((each) => each.textContent?.includes('Draw tiles'))
    button?.click()
    for (let turn = 0; turn < 4; turn += 1) await tick()
    flushSync()
    expect(lines()).toContain(said)
    expect(lines()).not.toContain('The gain shows only several moves later: two deep searches agree on the best answer.')
    expect(lines()).toContain(solved ? 'What your answer brings more than simple advice:' : 'What the best answer brings more than yours:')
  })

  it('says that nothing near speaks for the answer where that is so', async () => {
    const sample = (questions('palazzo', 'turn')[0] as [string, Sample])[1]
    const [solution] = sample.offers
    vi.spyOn(api, 'solve').mockResolvedValue({ solved: true, solution, advice: solution, cost: 0, motives: [], terms: [] } as unknown as PuzzleVerdict)
    puzzle('palazzo', sample)
    document.querySelector<HTMLElement>('.answers button')?.click()
    for (let turn = 0; turn < 4; turn += 1) await tick()
    flushSync()
    expect(lines()).toContain('The gain shows only several moves later: two deep searches agree on the best answer.')
  })
})
