/** Every question of the game as a seat meets it, and a turn that only remembers. */

import { readFileSync } from 'node:fs'
import florence from '../../src/games/florence'
import type { FlorenceView } from '../../src/games/florence/view'
import type { Offer, Turn } from '../../src/table/contract'
import type { Vocabulary } from '../../src/words/contract'
import { Words } from '../../src/words/fluent'

export interface Sample {
  seat: number
  view: FlorenceView
  offers: Offer[]
  planned: string[]
}

export const FIXTURE = JSON.parse(readFileSync('tests/florence/questions.json', 'utf8')) as {
  vocabulary: Vocabulary
  samples: Sample[]
}

const PACKAGE = '../src/quattrocento'
const read = (path: string): string => readFileSync(path, 'utf8')

export function wordsIn(language: 'en' | 'fr'): Words {
  return new Words({
    language,
    texts: [
      read(`src/text/${language}.ftl`),
      read(`${PACKAGE}/core/text/${language}.ftl`),
      read(`${PACKAGE}/games/florence/text/${language}.ftl`),
      florence.text[language],
    ],
    vocabulary: FIXTURE.vocabulary,
    names: [],
  })
}

export function questionOf({ view }: Sample): string {
  return view.asked?.question ?? ''
}

export function sampleOf(question: string): Sample {
  const found = FIXTURE.samples.find((sample) => questionOf(sample) === question)
  if (found === undefined) throw new Error(question)
  return found
}

/** A turn that remembers what it was asked to do, and does nothing. */
export class Remembering implements Turn {
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
