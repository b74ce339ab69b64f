/** An owner of the box corrects its numbers: the board says the new ones. */

import { expect, it } from 'vitest'
import palazzo from '../../src/games/palazzo'
import { BOX } from '../../src/games/palazzo/box'
import { nextQuarry, ROMAN, type PalazzoView } from '../../src/games/palazzo/view'
import * as board from '../board'
import { fixtureOf, onEmptyPages, questionOf, Remembering, wordsOf } from '../board'

type Sample = board.Sample<PalazzoView>

const FIXTURE = fixtureOf<board.Fixture<Sample>>('palazzo', BOX)
const words = wordsOf(palazzo, 'palazzo', FIXTURE)

onEmptyPages()

it.each([1, 9])('shares lots of as many tiles as the box says: %i', (lot_to_share) => {
  BOX.unpack({ ...BOX.facts, lot_to_share })
  const sample = FIXTURE.samples.find(
    (each) => questionOf(each) === 'buy-or-auction' && nextQuarry(each.view) !== null,
  )!
  const next = nextQuarry(sample.view)!
  const number = sample.view.quarries[next]!.length
  const page = board.show(palazzo, sample, words, new Remembering(sample))
  const said = (key: string): string => words.say(key, { roman: ROMAN[next] ?? '', number })
  const [shared, auctioned] = [said('board-share-quarry'), said('board-auction-quarry')]
  expect(page.textContent).toContain(number >= lot_to_share ? shared : auctioned)
  expect(page.textContent).not.toContain(number >= lot_to_share ? auctioned : shared)
})
