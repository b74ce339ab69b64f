/** An owner of the box corrects its numbers: the board follows what the view says then. */

import { afterEach, expect, it } from 'vitest'
import palazzo from '../../src/games/palazzo'
import { BOX } from '../../src/games/palazzo/box'
import { cardFace, drawnCard, drawnPip } from '../../src/games/palazzo/cards'
import type { PalazzoView } from '../../src/games/palazzo/view'
import * as board from '../board'
import { fixtureOf, onEmptyPages, questionOf, Remembering, wordsOf } from '../board'

type Sample = board.Sample<PalazzoView>

const FIXTURE = fixtureOf<board.Fixture<Sample>>('palazzo', BOX)
const words = wordsOf(palazzo, 'palazzo', FIXTURE)

onEmptyPages()
const { facts } = BOX
afterEach(() => BOX.unpack(facts))

it('reads a card from its notation, and refuses one that the box does not have', () => {
  expect(cardFace('brown 5')).toEqual({ currency: 'brown', value: 5 })
  expect(cardFace('certificate')).toEqual({ currency: null, value: facts.certificate_value })
  for (const wrong of ['green 3', 'red 9', 'red', '']) expect(() => drawnCard(wrong)).toThrow(RangeError)
})

it('draws what a certificate is worth, and cards of other values', () => {
  BOX.unpack({ ...facts, certificate_value: 8, opening_certificate: 9, card_values: [1, 2] })
  for (const drawn of [drawnCard, drawnPip]) {
    expect(drawn('certificate')).toContain('>8<')
    expect(drawn('opening certificate')).toContain('>9<')
    expect(drawn('red 1')).toContain('>1<')
  }
})

it.each([true, false])('shares the next lot if the view says so: %s', (shares_next) => {
  const found = FIXTURE.samples.find(
    (each) => questionOf(each) === 'buy-or-auction' && each.view.next_quarry !== null,
  )!
  const sample = { ...found, view: { ...found.view, shares_next } }
  const next = sample.view.next_quarry!
  const number = sample.view.quarries[next]!.length
  const page = board.show(palazzo, sample, words, new Remembering(sample))
  const said = (key: string): string => words.say(key, { quarry: next + 1, number })
  const [shared, auctioned] = [said('board-share-quarry'), said('board-auction-quarry')]
  expect(page.textContent).toContain(shares_next ? shared : auctioned)
  expect(page.textContent).not.toContain(shares_next ? auctioned : shared)
})
