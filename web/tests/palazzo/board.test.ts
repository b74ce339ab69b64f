import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import palazzo from '../../src/games/palazzo'
import type { PalazzoView } from '../../src/games/palazzo/view'
import type { Offer, TableInfo, Turn } from '../../src/table/contract'
import type { Vocabulary } from '../../src/words/contract'
import { Words } from '../../src/words/fluent'

interface Sample {
  seat: number
  view: PalazzoView
  offers: Offer[]
  planned: string[]
}

const FIXTURE = JSON.parse(readFileSync('tests/palazzo/questions.json', 'utf8')) as {
  vocabulary: Vocabulary
  samples: Sample[]
}
const LAYING = ['raise', 'raise-more', 'payment']
const PACKAGE = '../src/quattrocento'

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

const words = new Words({
  language: 'en',
  texts: [
    read(`${PACKAGE}/core/text/en.ftl`),
    read(`${PACKAGE}/games/palazzo/text/en.ftl`),
    palazzo.text.en,
  ],
  vocabulary: FIXTURE.vocabulary,
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
    this.asked.push(...moves)
    return false
  }
  clear = (): void => undefined
  send = async (...moves: string[]): Promise<void> => void this.asked.push(...moves)
  why = async (move: string): Promise<void> => void this.whys.push(move)
  explain = (rule: string): void => void this.whys.push(rule)
}

let mounted: Record<string, unknown>[] = []

function show(sample: Sample): { turn: Remembering; page: HTMLElement } {
  const turn = new Remembering(sample)
  const table = { sequence: 1, seats: [] } as unknown as TableInfo
  const page = document.createElement('main')
  document.body.append(page)
  const { view, seat } = sample
  const props = { view, seat, table, words, turn }
  const { Board, Deciding, Mine, Rivals, Side, Bar } = palazzo
  for (const Region of [Deciding, Board, Mine, Rivals, Side, Bar]) {
    if (Region !== undefined) mounted.push(mount(Region, { target: page, props }))
  }
  flushSync()
  return { turn, page }
}

function clickable(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])')].filter(
    (button) => !button.matches('.why, .look, .choice.chosen'),
  )
}

beforeAll(() => {
  // Not in jsdom: axe asks for a canvas, the board for its own size.
  HTMLCanvasElement.prototype.getContext = () => null
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
})

afterEach(() => {
  for (const region of mounted) void unmount(region)
  mounted = []
  document.querySelectorAll('main').forEach((page) => page.remove())
})

function question({ view }: Sample): string {
  return view.asked?.question ?? ''
}

describe('the board', () => {
  it('is tried on all sixteen questions', () => {
    expect(new Set(FIXTURE.samples.map(question)).size).toBe(16)
  })

  const steps = FIXTURE.samples.filter((sample) => !LAYING.includes(question(sample)))
  it.each(steps.map((sample) => [question(sample), sample] as const))(
    'offers everything that may be done, and nothing else: %s',
    async (asked, sample) => {
      const { turn, page } = show(sample)
      const offered = sample.offers.map((offer) => offer.move)
      for (const button of clickable(page)) {
        button.click()
        flushSync()
        await Promise.resolve()
      }
      const two = asked === 'take' && turn.asked.length > 0
      expect(turn.asked.filter((move) => !offered.includes(move) && !two)).toEqual([])
      const missing = offered.filter((move) => !turn.asked.includes(move))
      expect(asked === 'take' ? [] : missing).toEqual([])
    },
  )

  const layings = FIXTURE.samples.filter((sample) => LAYING.includes(question(sample)))
  it.each(layings.map((sample) => [question(sample), sample] as const))(
    'lets every card be ticked that may be laid: %s',
    (_asked, sample) => {
      const { page } = show(sample)
      const open = [...page.querySelectorAll('.fan .choice.open .sr')].map(
        (name) => name.textContent,
      )
      const offered = sample.offers
        .filter((offer) => offer.form['family'] === 'lay')
        .map((offer) => words.value('card', offer.form['card'] ?? ''))
      for (const card of offered) expect(open).toContain(card)
      const jokers = sample.offers.filter((offer) => offer.form['family'] === 'joker')
      expect(page.querySelectorAll('.joker')).toHaveLength(jokers.length)
    },
  )

  it.each(FIXTURE.samples.map((sample) => [question(sample), sample] as const))(
    'answers why for whatever is locked: %s',
    (_asked, sample) => {
      const { turn, page } = show(sample)
      const locked = [...page.querySelectorAll<HTMLElement>('[aria-disabled=true]')]
      for (const element of locked) element.click()
      expect(turn.asked).toEqual([])
      expect(turn.whys).toHaveLength(locked.length)
    },
  )

  const one = [...new Map(FIXTURE.samples.map((sample) => [question(sample), sample] as const))]
  it.each(one)(
    'has a name for everything, and no fault that can be found: %s',
    async (_asked, sample) => {
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
    },
  )

  it('shows onlookers everybody, and lets them do nothing', () => {
    const [sample] = FIXTURE.samples
    if (sample === undefined) throw new Error('no sample')
    const { page } = show({ ...sample, offers: [], seat: null as unknown as number })
    expect(page.querySelectorAll('.rival')).toHaveLength(sample.view.players.length)
    expect(page.querySelector('.palazzo-deciding')).toBeNull()
    expect(page.querySelector('.choice.open, .choice.locked')).toBeNull()
  })
})
