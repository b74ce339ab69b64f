import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import augsburg from '../../src/games/augsburg'
import { BOX } from '../../src/games/augsburg/box'
import { useName } from '../../src/games/augsburg/names'
import type { AugsburgView } from '../../src/games/augsburg/view'
import * as board from '../board'
import { clean, fixtureOf, onEmptyPages, questionOf as question, Remembering, testEvery, wordsOf } from '../board'

type Sample = board.Sample<AugsburgView>

const FIXTURE = fixtureOf<board.Fixture<Sample>>('augsburg', BOX)
const words = wordsOf(augsburg, 'augsburg', FIXTURE)

function show(sample: Sample): { turn: Remembering; page: HTMLElement } {
  const turn = new Remembering(sample)
  return { turn, page: board.show(augsburg, sample, words, turn) }
}

function spoken(button: Element): string {
  const hidden = button.matches('.choice') ? button.querySelector('.sr') : null
  return ((hidden ?? button).textContent ?? '').trim().replace(/\s+/g, ' ')
}

function press(page: HTMLElement, wanted: (name: string, button: Element) => boolean): boolean {
  const found = [...page.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])')].find(
    (button) => !button.matches('.why') && wanted(spoken(button), button),
  )
  found?.click()
  flushSync()
  return found !== undefined
}

function confirm(page: HTMLElement): boolean {
  return press(page, (_name, button) => button.matches('.decide-acts .go'))
}

onEmptyPages()

function asked(...questions: string[]): (readonly [string, Sample])[] {
  return FIXTURE.samples
    .filter((sample) => questions.includes(question(sample)))
    .map((sample) => [question(sample), sample] as const)
}

describe('the board', () => {
  it('is tried on all ten questions', () => {
    expect(new Set(FIXTURE.samples.map(question)).size).toBe(10)
  })

  it.each(asked('buy').filter(([, sample]) => sample.view.round === 0))(
    'shows the five privilege cards of the first round before the first purchase',
    (_asked, sample) => {
      const { page } = show(sample)
      const open = sample.view.face_up.map((each) => page.querySelector(`[data-place="card-${each.card}"]`))
      expect(open).toHaveLength(5)
      expect(open).not.toContain(null)
    },
  )

  it.each(asked('bid'))('lets every number be named, held or left: %s', (_asked, sample) => {
    for (const { move, form } of sample.offers) {
      const { turn, page } = show(sample)
      if (form['family'] === 'bid') {
        press(page, (name, button) => button.matches('.number') && name.startsWith(`${form['number'] ?? ''} `))
        expect(confirm(page)).toBe(true)
      } else {
        expect(press(page, (name) => name.startsWith(words.say(`act-${form['family'] ?? ''}`)))).toBe(true)
      }
      expect(turn.asked).toEqual([move])
      clean()
    }
  })

  it.each(asked('bid'))('says that there is no raise only of too few bonds: %s', (_asked, sample) => {
    const raises = sample.offers.some(({ form }) => form['family'] === 'bid')
    const { page } = show({ ...sample, offers: [] })
    if (raises) expect(page.querySelector('.decide-sum .no')).toBeNull()
    else expect(page.querySelector('.decide-sum .no')).not.toBeNull()
  })

  it.each(asked('use'))('lets every use be chosen and confirmed: %s', (_asked, sample) => {
    for (const { move } of sample.offers) {
      const { turn, page } = show(sample)
      const name = move.startsWith('climb')
        ? (button: Element) => button.matches(`.open`) && spoken(button).startsWith('To ')
        : (button: Element) => button.matches('.open') && spoken(button).startsWith(useName(words, move))
      const buttons = [...page.querySelectorAll<HTMLElement>('.use.open')].filter(name)
      expect(buttons.length).toBeGreaterThan(0)
      const done: string[] = []
      for (const button of buttons) {
        button.click()
        flushSync()
        if (turn.asked.length === done.length) confirm(page)
        done.splice(0, done.length, ...turn.asked)
      }
      expect(turn.asked).toContain(move)
      clean()
    }
  })

  it.each(asked('buy', 'take-card', 'rob', 'console', 'builder'))(
    'offers everything that may be done, and nothing else: %s',
    (_asked, sample) => {
      const { turn, page } = show(sample)
      for (const button of page.querySelectorAll<HTMLElement>('button:not([aria-disabled=true]):not(.why)')) {
        button.click()
        flushSync()
      }
      const offered = sample.offers.map((offer) => offer.move)
      expect(new Set(turn.asked)).toEqual(new Set(offered))
    },
  )

  it.each(asked('show', 'discard', 'give'))('lets bonds be picked and confirmed: %s', (_asked, sample) => {
    const { turn, page } = show(sample)
    const need = question(sample) === 'show' ? sample.view.highest : 1
    expect(confirm(page)).toBe(false)
    for (let step = 0; step < need; step += 1) {
      expect(press(page, (_name, button) => button.matches('.hand .choice.open'))).toBe(true)
    }
    expect(page.querySelectorAll('.hand .choice.chosen')).toHaveLength(need)
    expect(confirm(page)).toBe(true)
    expect(turn.asked).toHaveLength(need)
    expect(sample.offers.map((offer) => offer.move)).toContain(turn.asked[0])
  })

  testEvery(FIXTURE.samples, show)

  it('shows what all have seen of the others, and what is doubted', () => {
    const [sample] = FIXTURE.samples
    if (sample === undefined) throw new Error('no sample')
    const players = sample.view.players.map((player, seat) =>
      seat === sample.seat
        ? player
        : { ...player, known: ['maria 13'], doubted: ['leo 4', 'joker'], missing: 1 },
    )
    const { page } = show({ ...sample, view: { ...sample.view, players } })
    const rival = page.querySelector('.rival')
    expect(rival?.querySelector('[aria-label="Maria 13"]')).not.toBeNull()
    expect(rival?.querySelector('.doubted')?.textContent).toContain('all but 1 of')
    expect(rival?.querySelectorAll('.doubted .pip[class]').length).toBeGreaterThanOrEqual(2)
  })

  it('shows onlookers everybody, and lets them do nothing', () => {
    const [sample] = FIXTURE.samples
    if (sample === undefined) throw new Error('no sample')
    const { page } = show({ ...sample, offers: [], seat: null as unknown as number })
    expect(page.querySelectorAll('.rival')).toHaveLength(sample.view.players.length)
    expect(page.querySelector('.augsburg-deciding')).toBeNull()
    expect(page.querySelector('.choice.open, .choice.locked')).toBeNull()
  })
})
