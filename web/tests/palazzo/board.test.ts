import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import palazzo from '../../src/games/palazzo'
import { BOX } from '../../src/games/palazzo/box'
import type { PalaceView, PalazzoView } from '../../src/games/palazzo/view'
import * as board from '../board'
import { fixtureOf, onEmptyPages, questionOf as question, testEvery, wordsOf } from '../board'

type Sample = board.Sample<PalazzoView>

const FIXTURE = fixtureOf<board.Fixture<Sample>>('palazzo', BOX)
const LAYING = ['raise', 'raise-more', 'payment']
const words = wordsOf(palazzo, 'palazzo', FIXTURE)

/** The purse attempts whole sets of cards. */
class Remembering extends board.Remembering {
  override async attempt(moves: readonly string[]): Promise<boolean> {
    this.asked.push(...moves)
    return false
  }
}

function show(sample: Sample): { turn: Remembering; page: HTMLElement } {
  const turn = new Remembering(sample)
  return { turn, page: board.show(palazzo, sample, words, turn) }
}

function own({ view, seat }: Sample): PalaceView[] {
  return view.players[seat]!.palaces
}

function clickable(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])')].filter(
    (button) => !button.matches('.why, .look, .choice.chosen'),
  )
}

onEmptyPages()

describe('the board', () => {
  it('can be shown while what is offered is of another table than what is seen', () => {
    const sample = FIXTURE.samples.find((each) => question(each) === 'build-where' && own(each).length > 0)!
    const [first] = own(sample)
    const late = {
      ...sample,
      view: { ...sample.view, building: first!.tiles[0]! },
      offers: [{ move: 'build on 1', form: { family: 'build' } }],
    }
    const { page } = show(late)
    expect(page.querySelectorAll('.palazzo-deciding .palace .floor')).toHaveLength(
      own(sample).reduce((sum, { tiles }) => sum + tiles.length, 1),
    )
  })

  it('is tried on all sixteen questions', () => {
    expect(new Set(FIXTURE.samples.map(question)).size).toBe(16)
  })

  const steps = FIXTURE.samples.filter((sample) => !LAYING.includes(question(sample)))
  it.each(steps.map((sample) => [question(sample), sample] as const))(
    'offers everything that may be done, and nothing else: %s',
    async (asked, sample) => {
      const { turn, page } = show(sample)
      const offered = sample.offers.map((offer) => offer.move)
      for (const button of clickable(page)) {
        button.click()
        flushSync()
        await Promise.resolve()
      }
      const two = asked === 'take' && turn.asked.length > 0
      expect(turn.asked.filter((move) => !offered.includes(move) && !two)).toEqual([])
      const missing = offered.filter((move) => !turn.asked.includes(move))
      expect(asked === 'take' ? [] : missing).toEqual([])
    },
  )

  const layings = FIXTURE.samples.filter((sample) => LAYING.includes(question(sample)))
  it.each(layings.map((sample) => [question(sample), sample] as const))(
    'lets every card be ticked that may be laid: %s',
    (_asked, sample) => {
      const { page } = show(sample)
      const open = [...page.querySelectorAll('.fan .choice.open .sr')].map(
        (name) => name.textContent,
      )
      const offered = sample.offers
        .filter((offer) => offer.form['family'] === 'lay')
        .map((offer) => words.value('card', offer.form['card'] ?? ''))
      for (const card of offered) expect(open).toContain(card)
      const jokers = sample.offers.filter((offer) => offer.form['family'] === 'joker')
      expect(page.querySelectorAll('.joker')).toHaveLength(jokers.length)
    },
  )

  testEvery(FIXTURE.samples, show)

  it('shows onlookers everybody, and lets them do nothing', () => {
    const [sample] = FIXTURE.samples
    if (sample === undefined) throw new Error('no sample')
    const { page } = show({ ...sample, offers: [], seat: null as unknown as number })
    expect(page.querySelectorAll('.rival')).toHaveLength(sample.view.players.length)
    expect(page.querySelector('.palazzo-deciding')).toBeNull()
    expect(page.querySelector('.choice.open, .choice.locked')).toBeNull()
  })
})
