/** Every question of the game as a seat meets it; `make_fixture.py` says which. */

import { BOX } from '../../src/games/princes/box'
import type { PrincesView } from '../../src/games/princes/view'
import { fixtureOf, questionOf, type Fixture, type Sample as BoardSample } from '../board'

export type Sample = BoardSample<PrincesView>

export const FIXTURE = fixtureOf<Fixture<Sample>>('princes', BOX)
export const SAMPLES: readonly Sample[] = FIXTURE.samples

export function named(samples: readonly Sample[]): [string, Sample][] {
  return samples.map((sample, place) => [`${questionOf(sample)} ${place}`, sample])
}
