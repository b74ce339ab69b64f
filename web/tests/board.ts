/** What the tests of all boards share: real questions, a turn that only remembers, an empty page. */

import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Box } from '../src/games/box'
import type { CoreView, GameEvent, GameUI, Language, Offer, TableInfo, Turn } from '../src/table/contract'
import type { Vocabulary } from '../src/words/contract'
import { Words } from '../src/words/fluent'

const PACKAGE = '../src/quattrocento'
/** What stands on a page only if a message or a value is missing. */
export const UNSAID = /board-|value-|act-|option-|undefined|NaN/

/** A question as a seat meets it; `make_fixture.py` of the game writes them. */
export interface Sample<V extends CoreView = CoreView> {
  seat: number
  view: V
  offers: Offer[]
  planned: string[]
}

export interface Fixture<S extends Sample> {
  /** What is in the game's box, and its numbers as terms for the catalogues. */
  box: unknown
  terms: string
  vocabulary: Vocabulary
  samples: S[]
}

const read = (path: string): string => readFileSync(path, 'utf8')

/** The fixture of a game, whose box is unpacked on the way. */
export function fixtureOf<F extends Fixture<Sample>>(game: string, box: Box<unknown>): F {
  const fixture = JSON.parse(read(`tests/${game}/questions.json`)) as F
  box.unpack(fixture.box)
  return fixture
}

export function questionOf({ view }: Sample): string {
  return view.asked?.question ?? ''
}

/** Everything that is said at a table of the game. */
export function wordsOf(
  ui: Pick<GameUI, 'text'>,
  game: string,
  { vocabulary, terms }: Pick<Fixture<Sample>, 'vocabulary' | 'terms'>,
  language: Language = 'en',
): Words {
  return new Words({
    language,
    texts: [
      read(`src/text/${language}.ftl`),
      read(`${PACKAGE}/core/text/${language}.ftl`),
      read(`${PACKAGE}/games/${game}/text/${language}.ftl`),
      ui.text[language],
      terms,
    ],
    vocabulary,
    names: [],
  })
}

/** A turn that remembers what it was asked to do, and does nothing. */
export class Remembering implements Turn {
  readonly mine = true
  readonly busy: boolean = false
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
  async choose(move: string): Promise<void> {
    this.asked.push(move)
  }
  async toggle(): Promise<void> {}
  async attempt(_moves: readonly string[]): Promise<boolean> {
    return false
  }
  async foresee(): Promise<null> {
    return null
  }
  clear(): void {}
  readonly unconfirmed: readonly string[] = []
  confirm(): Promise<void> {
    return Promise.resolve()
  }
  async send(...moves: string[]): Promise<void> {
    this.asked.push(...moves)
  }
  async why(move: string): Promise<void> {
    this.whys.push(move)
  }
  explain(rule: string): void {
    this.whys.push(rule)
  }
}

let mounted: Record<string, unknown>[] = []
let sequence = 0

/** All regions of a board on one page. */
export function show<V extends CoreView, E extends GameEvent>(
  ui: GameUI<V, E>,
  { view, seat }: Sample<V>,
  words: Words,
  turn: Turn,
  told: Partial<TableInfo> = {},
): HTMLElement {
  sequence += 1
  const table = { sequence, seats: [], ...told } as unknown as TableInfo
  const page = document.createElement('main')
  document.body.append(page)
  const props = { view, seat, table, words, turn, log: [] }
  const { Board, Deciding, Mine, Rivals, Side, Bar } = ui
  for (const Region of [Deciding, Board, Mine, Rivals, Side, Bar]) {
    if (Region !== undefined) mounted.push(mount(Region, { target: page, props }))
  }
  flushSync()
  return page
}

export function clean(): void {
  for (const region of mounted) void unmount(region)
  mounted = []
  document.querySelectorAll('main').forEach((page) => page.remove())
}

/** Let every test of a file begin with an empty page, in a browser that lacks nothing. */
export function onEmptyPages(): void {
  beforeAll(() => {
    window.innerWidth = 1440
    // Not in jsdom: axe asks for a canvas, a board for its own size, a log goes to its newest line.
    HTMLCanvasElement.prototype.getContext = () => null
    Element.prototype.scrollTo ??= () => undefined
    globalThis.ResizeObserver ??= class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
  })
  afterEach(clean)
}

/** Click all that is locked; how much that was. */
export function clickLocked(page: HTMLElement): number {
  const locked = [...page.querySelectorAll<HTMLElement>('[aria-disabled=true]')]
  for (const element of locked) {
    element.click()
    flushSync()
  }
  return locked.length
}

/** What is wrong with a board: drawings that speak, and all that axe-core finds. */
export async function faultsOf(page: HTMLElement): Promise<unknown[]> {
  const drawings = [...page.querySelectorAll('svg')]
  const speaking = drawings.filter((each) => each.closest('[aria-hidden=true], [role=img]') === null)
  // There are many, and axe would look at every line of them.
  for (const each of drawings) each.remove()
  const found = await axe.run(page, {
    resultTypes: ['violations'],
    preload: false,
    // Nothing is painted here, and the region stands without its page.
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'label-content-name-mismatch': { enabled: true },
    },
  })
  return [...speaking, ...found.violations.map((fault) => [fault.id, fault.nodes[0]?.html])]
}

/** One sample of each question. */
export function oneOfEach<S extends Sample>(samples: readonly S[]): [string, S][] {
  return [...new Map(samples.map((sample) => [questionOf(sample), sample] as const))]
}

/** Test what must hold of every board: all is named, nothing is at fault, and what is locked says why. */
export function testEvery<S extends Sample>(
  samples: readonly S[],
  show: (sample: S) => { turn: Remembering; page: HTMLElement },
): void {
  it.each(samples.map((sample) => [questionOf(sample), sample] as const))(
    'answers why for whatever is locked: %s',
    (_asked, sample) => {
      const { turn, page } = show(sample)
      const locked = clickLocked(page)
      expect(turn.asked).toEqual([])
      expect(turn.whys).toHaveLength(locked)
    },
  )

  it.each(oneOfEach(samples))(
    'has a name for everything, and no fault that can be found: %s',
    async (_asked, sample) => {
      const { page } = show(sample)
      expect(page.textContent).not.toMatch(UNSAID)
      expect(await faultsOf(page)).toEqual([])
    },
  )
}
