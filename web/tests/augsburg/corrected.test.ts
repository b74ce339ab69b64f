/** An owner of the box corrects its numbers: the board says what box and view tell then. */

import { describe, expect, it } from 'vitest'
import augsburg from '../../src/games/augsburg'
import { BOX } from '../../src/games/augsburg/box'
import { historyOf } from '../../src/games/augsburg/history'
import { ranks, type AugsburgEvent, type AugsburgView } from '../../src/games/augsburg/view'
import * as board from '../board'
import { fixtureOf, onEmptyPages, questionOf, Remembering, wordsOf } from '../board'

type Sample = board.Sample<AugsburgView>

const FIXTURE = fixtureOf<board.Fixture<Sample>>('augsburg', BOX)
const words = wordsOf(augsburg, 'augsburg', FIXTURE)
BOX.unpack({ ...BOX.facts, top_rank: 5 })

onEmptyPages()

describe('with a corrected box', () => {
  it('ticks off the privilege that was used', () => {
    const privileges = ['500 florins', '7 prestige', 'yellow']
    const events: AugsburgEvent[] = [
      { type: 'RoundBegan', round: 1, cards: ['1'] },
      { type: 'VisitBegan', noble: 'leo', seat: 0 },
      { type: 'CardTaken', seat: 0, card: '1', privileges },
      { type: 'FlorinsTaken', seat: 0, florins: 600, privilege: '500 florins' },
      { type: 'PrestigeTaken', seat: 0, points: 9, gained: 9, privilege: '7 prestige' },
    ]
    const log = events.map((event, sequence) => ({ sequence, event }))
    expect(historyOf(log).taken.at(-1)?.used).toEqual([true, true, false])
  })

  it('reckons a consolation by it', () => {
    const found = FIXTURE.samples.find((each) => questionOf(each) === 'console')!
    const uses = found.view.uses.map((use) =>
      use.florins === null ? use : { ...use, florins: use.florins - 100 + 150 },
    )
    const sample = { ...found, view: { ...found.view, uses } }
    const own = sample.view.players[sample.seat]!
    const page = board.show(augsburg, sample, words, new Remembering(sample))
    const money = own.money ?? 0
    expect(page.textContent).toContain(words.say('board-from-to-yellow', { from: money, to: money + 150 }))
    expect(page.textContent).not.toContain(words.say('board-from-to-yellow', { from: money, to: money + 100 }))
  })

  it('has ladders as high as it says', () => {
    expect(ranks()).toEqual([5, 4, 3, 2, 1])
  })
})
