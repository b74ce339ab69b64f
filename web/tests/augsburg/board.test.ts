import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import augsburg from '../../src/games/augsburg'
import { useName } from '../../src/games/augsburg/names'
import type { AugsburgView } from '../../src/games/augsburg/view'
import type { Offer, TableInfo, Turn } from '../../src/table/contract'
import type { Vocabulary } from '../../src/words/contract'
import { Words } from '../../src/words/fluent'

interface Sample {
  seat: number
  view: AugsburgView
  offers: Offer[]
  planned: string[]
}

const FIXTURE = JSON.parse(readFileSync('tests/augsburg/questions.json', 'utf8')) as {
  vocabulary: Vocabulary
  samples: Sample[]
}
const PACKAGE = '../src/quattrocento'

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

const words = new Words({
  language: 'en',
  texts: [
    read(`${PACKAGE}/core/text/en.ftl`),
    read(`${PACKAGE}/games/augsburg/text/en.ftl`),
    augsburg.text.en,
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
  attempt = async (): Promise<boolean> => false
  clear = (): void => undefined
  send = async (...moves: string[]): Promise<void> => void this.asked.push(...moves)
  why = async (move: string): Promise<void> => void this.whys.push(move)
  explain = (rule: string): void => void this.whys.push(rule)
}

let mounted: Record<string, unknown>[] = []

function clean(): void {
  for (const region of mounted) void unmount(region)
  mounted = []
  document.querySelectorAll('main').forEach((page) => page.remove())
}

function show(sample: Sample): { turn: Remembering; page: HTMLElement } {
  const turn = new Remembering(sample)
  const table = { sequence: 1, seats: [] } as unknown as TableInfo
  const page = document.createElement('main')
  document.body.append(page)
  const { view, seat } = sample
  const props = { view, seat, table, words, turn, log: [] }
  const { Board, Deciding, Mine, Rivals, Side, Bar } = augsburg
  for (const Region of [Deciding, Board, Mine, Rivals, Side, Bar]) {
    if (Region !== undefined) mounted.push(mount(Region, { target: page, props }))
  }
  flushSync()
  return { turn, page }
}

function spoken(button: Element): string {
  const hidden = button.matches('.choice') ? button.querySelector('.sr') : null
  return ((hidden ?? button).textContent ?? '').trim().replace(/\s+/g, ' ')
}

function press(page: HTMLElement, wanted: (name: string, button: Element) => boolean): boolean {
  const found = [...page.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])')].find(
    (button) => !button.matches('.why') && wanted(spoken(button), button),
  )
  found?.click()
  flushSync()
  return found !== undefined
}

function confirm(page: HTMLElement): boolean {
  return press(page, (_name, button) => button.matches('.decide-acts .go'))
}

beforeAll(() => {
  window.innerWidth = 1440
  // Not in jsdom: axe asks for a canvas, the board for its own size.
  HTMLCanvasElement.prototype.getContext = () => null
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
})

afterEach(clean)

function question({ view }: Sample): string {
  return view.asked?.question ?? ''
}

function asked(...questions: string[]): (readonly [string, Sample])[] {
  return FIXTURE.samples
    .filter((sample) => questions.includes(question(sample)))
    .map((sample) => [question(sample), sample] as const)
}

describe('the board', () => {
  it('is tried on all ten questions', () => {
    expect(new Set(FIXTURE.samples.map(question)).size).toBe(10)
  })

  it.each(asked('bid'))('lets every number be named, held or left: %s', (_asked, sample) => {
    for (const { move, form } of sample.offers) {
      const { turn, page } = show(sample)
      if (form['family'] === 'bid') {
        press(page, (name, button) => button.matches('.number') && name.startsWith(`${form['number'] ?? ''} `))
        expect(confirm(page)).toBe(true)
      } else {
        expect(press(page, (name) => name.startsWith(words.say(`act-${form['family'] ?? ''}`)))).toBe(true)
      }
      expect(turn.asked).toEqual([move])
      clean()
    }
  })

  it.each(asked('use'))('lets every use be chosen and confirmed: %s', (_asked, sample) => {
    for (const { move } of sample.offers) {
      const { turn, page } = show(sample)
      const name = move.startsWith('climb')
        ? (button: Element) => button.matches(`.open`) && spoken(button).startsWith('To ')
        : (button: Element) => button.matches('.open') && spoken(button).startsWith(useName(words, move))
      const buttons = [...page.querySelectorAll<HTMLElement>('.use.open')].filter(name)
      expect(buttons.length).toBeGreaterThan(0)
      const done: string[] = []
      for (const button of buttons) {
        button.click()
        flushSync()
        if (turn.asked.length === done.length) confirm(page)
        done.splice(0, done.length, ...turn.asked)
      }
      expect(turn.asked).toContain(move)
      clean()
    }
  })

  it.each(asked('buy', 'take-card', 'rob', 'console', 'builder'))(
    'offers everything that may be done, and nothing else: %s',
    (_asked, sample) => {
      const { turn, page } = show(sample)
      for (const button of page.querySelectorAll<HTMLElement>('button:not([aria-disabled=true]):not(.why)')) {
        button.click()
        flushSync()
      }
      const offered = sample.offers.map((offer) => offer.move)
      expect(new Set(turn.asked)).toEqual(new Set(offered))
    },
  )

  it.each(asked('show', 'discard', 'give'))('lets bonds be picked and confirmed: %s', (_asked, sample) => {
    const { turn, page } = show(sample)
    const need = question(sample) === 'show' ? sample.view.highest : 1
    expect(confirm(page)).toBe(false)
    for (let step = 0; step < need; step += 1) {
      expect(press(page, (_name, button) => button.matches('.hand .choice.open'))).toBe(true)
    }
    expect(page.querySelectorAll('.hand .choice.chosen')).toHaveLength(need)
    expect(confirm(page)).toBe(true)
    expect(turn.asked).toHaveLength(need)
    expect(sample.offers.map((offer) => offer.move)).toContain(turn.asked[0])
  })

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
      expect(page.textContent).not.toMatch(/board-|value-|act-|undefined|NaN/)
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

  it('shows what all have seen of the others, and what is doubted', () => {
    const [sample] = FIXTURE.samples
    if (sample === undefined) throw new Error('no sample')
    const players = sample.view.players.map((player, seat) =>
      seat === sample.seat
        ? player
        : { ...player, known: ['maria 13'], doubted: ['leo 4', 'joker'], missing: 1 },
    )
    const { page } = show({ ...sample, view: { ...sample.view, players } })
    const rival = page.querySelector('.rival')
    expect(rival?.querySelector('[aria-label="Maria 13"]')).not.toBeNull()
    expect(rival?.querySelector('.doubted')?.textContent).toContain('all but 1 of')
    expect(rival?.querySelectorAll('.doubted .pip[class]').length).toBeGreaterThanOrEqual(2)
  })

  it('shows onlookers everybody, and lets them do nothing', () => {
    const [sample] = FIXTURE.samples
    if (sample === undefined) throw new Error('no sample')
    const { page } = show({ ...sample, offers: [], seat: null as unknown as number })
    expect(page.querySelectorAll('.rival')).toHaveLength(sample.view.players.length)
    expect(page.querySelector('.augsburg-deciding')).toBeNull()
    expect(page.querySelector('.choice.open, .choice.locked')).toBeNull()
  })
})
