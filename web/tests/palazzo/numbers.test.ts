/** Palaces are numbered where there are several: the log, the coach and puzzles call them so. */

import { expect, it } from 'vitest'
import palazzo from '../../src/games/palazzo'
import { BOX } from '../../src/games/palazzo/box'
import type { PalazzoView } from '../../src/games/palazzo/view'
import * as board from '../board'
import { fixtureOf, onEmptyPages, Remembering, wordsOf } from '../board'

type Sample = board.Sample<PalazzoView>

const FIXTURE = fixtureOf<board.Fixture<Sample>>('palazzo', BOX)
const words = wordsOf(palazzo, 'palazzo', FIXTURE)

onEmptyPages()

const numbersAt = (page: HTMLElement, seat: number): string[] =>
  [...page.querySelectorAll(`[data-place^="seat-${seat}-palace-"]`)].map((each) => each.querySelector('.number')?.textContent ?? '')

it('numbers everybody’s palaces, and none where there is only one', () => {
  const several = FIXTURE.samples.find(({ view }) => new Set(view.players.map(({ palaces }) => palaces.length > 1)).size === 2)
  expect(several).toBeDefined()
  const page = board.show(palazzo, several as Sample, words, new Remembering(several as Sample))
  for (const [seat, { palaces }] of (several as Sample).view.players.entries()) {
    const numbers = palaces.map((_palace, place) => (palaces.length > 1 ? `${place + 1}` : ''))
    expect(numbersAt(page, seat)).toEqual(numbers)
  }
})
