/** Every question of the game as a seat meets it; written by `make_fixture.py`. */

import { readFileSync } from 'node:fs'
import type { PrincesView } from '../../src/games/princes/view'
import type { Offer } from '../../src/table/contract'
import type { Vocabulary } from '../../src/words/contract'

export interface Sample {
  seat: number
  view: PrincesView
  offers: Offer[]
  planned: string[]
  reckoned: {
    works: Record<string, number>
    bonus: Record<string, number>
    prestige: Record<string, number>
    fitting: string[]
  }
}

interface Box {
  outlines: Record<string, string[]>
}

const FIXTURE = JSON.parse(readFileSync('tests/princes/questions.json', 'utf8')) as {
  box: Box
  vocabulary: Vocabulary
  samples: Sample[]
}

export const SAMPLES: readonly Sample[] = FIXTURE.samples
export const VOCABULARY = FIXTURE.vocabulary
export const BOX_OF_THE_PACKAGE = FIXTURE.box
export const BOX_NOW = JSON.parse(readFileSync('src/games/princes/box.json', 'utf8')) as Box

export function question({ view }: Sample): string {
  return view.asked?.question ?? ''
}

export function named(samples: readonly Sample[]): [string, Sample][] {
  return samples.map((sample, place) => [`${question(sample)} ${place}`, sample])
}
