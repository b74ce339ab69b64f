import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import princes from '../../src/games/princes'
import { inOrder } from '../../src/games/princes/box'
import { placementsOf, placing } from '../../src/games/princes/placing.svelte'
import * as board from '../board'
import { onEmptyPages, questionOf as question, testEvery, wordsOf } from '../board'
import { FIXTURE, named, SAMPLES, type Sample } from './fixture'

/** Where a click on the board only prepares what a last button does. */
const PREPARED = ['place', 'bonus', 'split']
const words = wordsOf(princes, 'princes', FIXTURE)

/** What is attempted counts as planned. */
class Remembering extends board.Remembering {
  override async attempt(moves: readonly string[]): Promise<boolean> {
    this.asked.push(...moves.slice(this.planned.length))
    return true
  }
}

function show(sample: Sample): { turn: Remembering; page: HTMLElement } {
  const turn = new Remembering(sample)
  return { turn, page: board.show(princes, sample, words, turn) }
}

function clickable(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])')].filter(
    (button) => !button.matches('.why, .look, .kept, .under'),
  )
}

async function settle(): Promise<void> {
  flushSync()
  for (let step = 0; step < 4; step += 1) await Promise.resolve()
}

onEmptyPages()

function button(page: HTMLElement, name: RegExp): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>('button')].find((each) =>
    name.test(each.textContent ?? ''),
  )
  if (found === undefined) throw new Error(`no button ${name.source}`)
  return found
}

describe('the board', () => {
  it('is tried on all eleven questions', () => {
    expect(new Set(SAMPLES.map(question)).size).toBe(11)
  })

  const steps = SAMPLES.filter((sample) => !PREPARED.includes(question(sample)))
  it.each(named(steps))('offers everything that may be done, and nothing else: %s', async (_name, sample) => {
    const { turn, page } = show(sample)
    const offered = sample.offers.map((offer) => offer.move)
    for (const each of clickable(page)) {
      each.click()
      await settle()
    }
    expect(turn.asked.filter((move) => !offered.includes(move))).toEqual([])
    expect(offered.filter((move) => !turn.asked.includes(move))).toEqual([])
  })

  const placings = SAMPLES.filter((sample) => question(sample) === 'place')
  it.each(named(placings))('lights what the piece may cover, and places it: %s', async (_name, sample) => {
    const { turn, page } = show(sample)
    const placements = placementsOf(sample.offers, sample.view.turns)
    const lit = [...page.querySelectorAll<HTMLElement>('.square.open')].map((each) => each.dataset['square'])
    expect(new Set(lit)).toEqual(new Set(placements.flatMap(({ squares }) => squares)))
    const go = button(page, /^\s*Place the/)
    expect(go.ariaDisabled).toBe('true')
    page.querySelector<HTMLElement>('.square.open')?.click()
    flushSync()
    expect(go.ariaDisabled).not.toBe('true')
    expect(page.querySelector('.ghost')).not.toBeNull()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }))
    flushSync()
    go.click()
    await settle()
    expect(turn.asked).toEqual([placing.pinned?.move])
    expect(sample.offers.map((offer) => offer.move)).toContain(turn.asked[0])
  })

  const bonuses = SAMPLES.filter((sample) => question(sample) === 'bonus')
  it.each(named(bonuses))('plays the bonus cards that are ticked, in order: %s', async (_name, sample) => {
    const { turn, page } = show(sample)
    const cards = [...page.querySelectorAll<HTMLElement>('.cards .choice.open')]
    const offered = sample.offers.flatMap(({ form }) => form['card'] ?? [])
    const held = sample.view.players[sample.seat]?.bonus_cards ?? []
    const open = held.filter(({ card }) => sample.view.bonuses.length === 0 || offered.includes(card))
    expect(cards).toHaveLength(open.length)
    for (const card of cards.reverse()) {
      card.click()
      flushSync()
    }
    const most = open.reduce((sum, { value }) => sum + value, 0)
    const go = button(page, /^\s*Complete a work of/)
    expect(go.textContent).toContain(String(sample.view.value + most))
    go.click()
    await settle()
    const played = inOrder(open.map(({ card }) => card)).map((card) => `bonus ${card}`)
    const closes = open.length + sample.view.bonuses.length === held.length
    expect(turn.asked).toEqual(closes ? played : [...played, 'enough'])
  })

  const splits = SAMPLES.filter((sample) => question(sample) === 'split')
  it.each(named(splits))('splits the pay in every way that is offered: %s', async (_name, sample) => {
    const { turn, page } = show(sample)
    const slider = page.querySelector<HTMLInputElement>('input[type=range]')
    if (slider === null) throw new Error('no slider')
    for (let points = 0; points <= Number(slider.max); points += 1) {
      slider.value = String(points)
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
      button(page, /^\s*Take \d+ PP/).click()
      await settle()
    }
    expect(turn.asked).toEqual(sample.offers.map((offer) => offer.move))
  })

  testEvery(SAMPLES, show)

  it('shows onlookers everybody, and lets them do nothing', () => {
    const sample = SAMPLES.find((each) => question(each) === 'place')
    if (sample === undefined) throw new Error('no sample')
    const { page } = show({ ...sample, offers: [], seat: null as unknown as number })
    expect(page.querySelectorAll('.rival')).toHaveLength(sample.view.players.length)
    expect(page.querySelector('.princes-deciding, .square, .princes-holdings')).toBeNull()
  })
})
