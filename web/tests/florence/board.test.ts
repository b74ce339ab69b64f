import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import florence from '../../src/games/florence'
import * as board from '../board'
import { onEmptyPages, oneOfEach, questionOf, Remembering, testEvery, UNSAID } from '../board'
import { FIXTURE, sampleOf, wordsIn, type Sample } from './sample'

const words = wordsIn('en')
const french = wordsIn('fr')

function show(sample: Sample, said = words): { turn: Remembering; page: HTMLElement } {
  const turn = new Remembering(sample)
  return { turn, page: board.show(florence, sample, said, turn) }
}

function click(element: HTMLElement | undefined): void {
  element?.click()
  flushSync()
}

function all(page: HTMLElement, selector: string): HTMLElement[] {
  // Asked one by one: jsdom is slow to look for many selectors at once.
  return [...page.querySelectorAll('button')].filter(
    (button) => button.getAttribute('aria-disabled') !== 'true' && button.matches(selector),
  )
}

/** Point at everything and confirm it: a second click on the same does so. */
function twice(page: HTMLElement, selector: string): void {
  for (let place = 0; place < all(page, selector).length; place += 1) {
    click(all(page, selector)[place])
    click(all(page, selector)[place])
  }
}

const PLACES = 'button.spot.location, button.spot.street, button.spot.shield, button.spot.noble'
const SPOKEN = '.listed button, .gifts button, .offer button, .scandals button, .acts .go'

/** Choose each member in turn, and point at everything that this opens. */
function explore(page: HTMLElement): void {
  twice(page, PLACES)
  twice(page, SPOKEN)
  for (let place = 0; place < all(page, 'button.spot.member').length; place += 1) {
    click(all(page, 'button.spot.member')[place])
    if (all(page, 'button.spot.location').length > 0) twice(page, PLACES)
    else click(all(page, 'button.spot.member')[place])
  }
}

onEmptyPages()

const samples = FIXTURE.samples.map((sample) => [questionOf(sample), sample] as const)
const one = oneOfEach(FIXTURE.samples)

describe('the board', () => {
  it('is tried on all twenty-two questions', () => {
    expect(one).toHaveLength(22)
  })

  it.each(samples)('offers everything that may be done, and nothing else: %s', (asked, sample) => {
    const { turn, page } = show(sample)
    if (asked === 'action') {
      for (let action = 0; action < 8; action += 1) {
        click([...page.querySelectorAll<HTMLElement>('.actions button')][action])
        explore(page)
      }
    } else {
      explore(page)
    }
    const offered = sample.offers.map((offer) => offer.move)
    expect(turn.asked.filter((move) => !offered.includes(move))).toEqual([])
    expect(offered.filter((move) => !turn.asked.includes(move))).toEqual([])
  })

  testEvery(one.map(([, sample]) => sample), show)

  it.each(one)('speaks French throughout: %s', (_asked, sample) => {
    const { page } = show(sample, french)
    expect(page.textContent).not.toMatch(UNSAID)
    expect(page.textContent).not.toMatch(/\b(the|your|time|queue)\b/)
  })

  it('asks for a second click or the button before anything ends the turn', () => {
    const { turn, page } = show(sampleOf('first-debutant'))
    const [place] = all(page, 'button.spot.location')
    click(place)
    expect(turn.asked).toEqual([])
    expect(place?.classList.contains('chosen')).toBe(true)
    click(all(page, '.acts .go')[0])
    expect(turn.asked).toHaveLength(1)
  })

  it('lets onlookers look and do nothing', () => {
    const sample = sampleOf('bonus')
    const { page } = show({ ...sample, offers: [], seat: null as unknown as number })
    expect(page.querySelectorAll('.rival, .strozzi')).toHaveLength(sample.view.players.length)
    expect(page.querySelector('.florence-deciding, .florence-mine')).toBeNull()
    expect(page.querySelector('button.spot')).toBeNull()
  })

  it('never shows what others hold', () => {
    const sample = FIXTURE.samples.find(({ view }) => view.players.length > 2 && view.players.some(({ scandals }) => scandals.length > 0))
    if (sample === undefined) throw new Error('no sample')
    const { page } = show(sample)
    const own = sample.view.players[sample.seat]?.hand?.length ?? 0
    expect(page.querySelectorAll('.florence-mine .scandal')).toHaveLength(own)
  })
})
