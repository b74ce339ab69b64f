import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import princes from '../../src/games/princes'
import { inOrder } from '../../src/games/princes/box'
import { placementsOf, placing } from '../../src/games/princes/placing.svelte'
import type { Offer, TableInfo, Turn } from '../../src/table/contract'
import { Words } from '../../src/words/fluent'
import { named, question, SAMPLES, VOCABULARY, type Sample } from './fixture'

const PACKAGE = '../src/quattrocento'
/** Where a click on the board only prepares what a last button does. */
const PREPARED = ['place', 'bonus', 'split']

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

const words = new Words({
  language: 'en',
  texts: [
    read(`${PACKAGE}/core/text/en.ftl`),
    read(`${PACKAGE}/games/princes/text/en.ftl`),
    princes.text.en,
  ],
  vocabulary: VOCABULARY,
  names: [],
})

/** A turn that remembers what it was asked to do, and does nothing. */
class Remembering implements Turn {
  readonly mine = true
  readonly busy = false
  readonly inserts = []
  readonly asked: string[] = []
  readonly whys: string[] = []

  constructor(private readonly sample: Sample) {}

  get seat(): number {
    return this.sample.seat
  }
  get offers(): Offer[] {
    return this.sample.offers
  }
  get planned(): string[] {
    return this.sample.planned
  }
  has(move: string): boolean {
    return this.offers.some((offer) => offer.move === move)
  }
  isPlanned(move: string): boolean {
    return this.planned.includes(move)
  }
  choose = async (move: string): Promise<void> => void this.asked.push(move)
  toggle = async (): Promise<void> => undefined
  attempt = async (moves: readonly string[]): Promise<boolean> => {
    this.asked.push(...moves.slice(this.planned.length))
    return true
  }
  clear = (): void => undefined
  send = async (...moves: string[]): Promise<void> => void this.asked.push(...moves)
  why = async (move: string): Promise<void> => void this.whys.push(move)
  explain = (rule: string): void => void this.whys.push(rule)
}

let mounted: Record<string, unknown>[] = []
let sequence = 0

function show(sample: Sample): { turn: Remembering; page: HTMLElement } {
  const turn = new Remembering(sample)
  sequence += 1
  const table = { sequence, seats: [] } as unknown as TableInfo
  const page = document.createElement('main')
  document.body.append(page)
  const { view, seat } = sample
  const props = { view, seat, table, words, turn }
  const { Board, Deciding, Mine, Rivals, Bar } = princes
  for (const Region of [Deciding, Board, Mine, Rivals, Bar]) {
    if (Region !== undefined) mounted.push(mount(Region, { target: page, props }))
  }
  flushSync()
  return { turn, page }
}

function clickable(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])')].filter(
    (button) => !button.matches('.why, .look, .kept, .under'),
  )
}

async function settle(): Promise<void> {
  flushSync()
  for (let step = 0; step < 4; step += 1) await Promise.resolve()
}

beforeAll(() => {
  // Not in jsdom: axe asks for a canvas.
  HTMLCanvasElement.prototype.getContext = () => null
})

afterEach(() => {
  for (const region of mounted) void unmount(region)
  mounted = []
  document.querySelectorAll('main').forEach((page) => page.remove())
})

function button(page: HTMLElement, name: RegExp): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>('button')].find((each) =>
    name.test(each.textContent ?? ''),
  )
  if (found === undefined) throw new Error(`no button ${name.source}`)
  return found
}

describe('the board', () => {
  it('is tried on all eleven questions', () => {
    expect(new Set(SAMPLES.map(question)).size).toBe(11)
  })

  const steps = SAMPLES.filter((sample) => !PREPARED.includes(question(sample)))
  it.each(named(steps))('offers everything that may be done, and nothing else: %s', async (_name, sample) => {
    const { turn, page } = show(sample)
    const offered = sample.offers.map((offer) => offer.move)
    for (const each of clickable(page)) {
      each.click()
      await settle()
    }
    expect(turn.asked.filter((move) => !offered.includes(move))).toEqual([])
    expect(offered.filter((move) => !turn.asked.includes(move))).toEqual([])
  })

  const placings = SAMPLES.filter((sample) => question(sample) === 'place')
  it.each(named(placings))('lights what the piece may cover, and places it: %s', async (_name, sample) => {
    const { turn, page } = show(sample)
    const placements = placementsOf(sample.offers, sample.view.turns)
    const lit = [...page.querySelectorAll<HTMLElement>('.square.open')].map((each) => each.dataset['square'])
    expect(new Set(lit)).toEqual(new Set(placements.flatMap(({ squares }) => squares)))
    const go = button(page, /^\s*Place the/)
    expect(go.ariaDisabled).toBe('true')
    page.querySelector<HTMLElement>('.square.open')?.click()
    flushSync()
    expect(go.ariaDisabled).not.toBe('true')
    expect(page.querySelector('.ghost')).not.toBeNull()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }))
    flushSync()
    go.click()
    await settle()
    expect(turn.asked).toEqual([placing.pinned?.move])
    expect(sample.offers.map((offer) => offer.move)).toContain(turn.asked[0])
  })

  const bonuses = SAMPLES.filter((sample) => question(sample) === 'bonus')
  it.each(named(bonuses))('plays the bonus cards that are ticked, in order: %s', async (_name, sample) => {
    const { turn, page } = show(sample)
    const cards = [...page.querySelectorAll<HTMLElement>('.cards .choice.open')]
    const offered = sample.offers.flatMap(({ form }) => form['card'] ?? [])
    const held = sample.view.players[sample.seat]?.bonus_cards ?? []
    const open = held.filter(({ card }) => sample.view.bonuses.length === 0 || offered.includes(card))
    expect(cards).toHaveLength(open.length)
    for (const card of cards.reverse()) {
      card.click()
      flushSync()
    }
    const most = open.reduce((sum, { value }) => sum + value, 0)
    const go = button(page, /^\s*Complete a work of/)
    expect(go.textContent).toContain(String(sample.view.value + most))
    go.click()
    await settle()
    const played = inOrder(open.map(({ card }) => card)).map((card) => `bonus ${card}`)
    const closes = open.length + sample.view.bonuses.length === held.length
    expect(turn.asked).toEqual(closes ? played : [...played, 'enough'])
  })

  const splits = SAMPLES.filter((sample) => question(sample) === 'split')
  it.each(named(splits))('splits the pay in every way that is offered: %s', async (_name, sample) => {
    const { turn, page } = show(sample)
    const slider = page.querySelector<HTMLInputElement>('input[type=range]')
    if (slider === null) throw new Error('no slider')
    for (let points = 0; points <= Number(slider.max); points += 1) {
      slider.value = String(points)
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
      button(page, /^\s*Take \d+ PP/).click()
      await settle()
    }
    expect(turn.asked).toEqual(sample.offers.map((offer) => offer.move))
  })

  it.each(named(SAMPLES))('answers why for whatever is locked: %s', (_name, sample) => {
    const { turn, page } = show(sample)
    const locked = [...page.querySelectorAll<HTMLElement>('[aria-disabled=true]')]
    for (const element of locked) element.click()
    expect(turn.asked).toEqual([])
    expect(turn.whys).toHaveLength(locked.length)
  })

  const one = [...new Map(SAMPLES.map((sample) => [question(sample), sample] as const))]
  it.each(one)('has a name for everything, and no fault that can be found: %s', async (_asked, sample) => {
    const { page } = show(sample)
    expect(page.textContent).not.toMatch(/board-|value-|undefined|NaN/)
    const found = await axe.run(page, {
      // Nothing is painted here, and the region stands without its page.
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'label-content-name-mismatch': { enabled: true },
      },
    })
    expect(found.violations.map((fault) => [fault.id, fault.nodes[0]?.html])).toEqual([])
  })

  it('shows onlookers everybody, and lets them do nothing', () => {
    const sample = SAMPLES.find((each) => question(each) === 'place')
    if (sample === undefined) throw new Error('no sample')
    const { page } = show({ ...sample, offers: [], seat: null as unknown as number })
    expect(page.querySelectorAll('.rival')).toHaveLength(sample.view.players.length)
    expect(page.querySelector('.princes-deciding, .square, .princes-holdings')).toBeNull()
  })
})
