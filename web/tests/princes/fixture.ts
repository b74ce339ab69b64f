/** Every question of the game as a seat meets it; written by `make_fixture.py`. */

import { readFileSync } from 'node:fs'
import type { PrincesView } from '../../src/games/princes/view'
import { fixtureOf, questionOf, type Fixture, type Sample as BoardSample } from '../board'

export interface Sample extends BoardSample<PrincesView> {
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

const FIXTURE = fixtureOf<Fixture<Sample> & { box: Box }>('princes')

export const SAMPLES: readonly Sample[] = FIXTURE.samples
export const VOCABULARY = FIXTURE.vocabulary
export const BOX_OF_THE_PACKAGE = FIXTURE.box
export const BOX_NOW = JSON.parse(readFileSync('src/games/princes/box.json', 'utf8')) as Box

export function named(samples: readonly Sample[]): [string, Sample][] {
  return samples.map((sample, place) => [`${questionOf(sample)} ${place}`, sample])
}
