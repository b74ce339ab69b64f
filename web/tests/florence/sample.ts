/** Every question of Florence as a seat meets it, and what is said there. */

import florence from '../../src/games/florence'
import { BOX } from '../../src/games/florence/box'
import type { FlorenceView } from '../../src/games/florence/view'
import type { Words } from '../../src/words/fluent'
import { fixtureOf, questionOf, wordsOf, type Fixture, type Sample as BoardSample } from '../board'

export type Sample = BoardSample<FlorenceView>

export const FIXTURE = fixtureOf<Fixture<Sample>>('florence', BOX)

export function wordsIn(language: 'en' | 'fr'): Words {
  return wordsOf(florence, 'florence', FIXTURE, language)
}

export function sampleOf(question: string): Sample {
  const found = FIXTURE.samples.find((sample) => questionOf(sample) === question)
  if (found === undefined) throw new Error(question)
  return found
}
