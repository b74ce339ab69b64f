/** The plain board, tried on every question of every game: it must do for a game from elsewhere. */

import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import { Box } from '../../src/games/box'
import plain from '../../src/plain'
import { fieldName, valueName } from '../../src/plain/fields'
import type { TableInfo } from '../../src/table/contract'
import * as board from '../board'
import { faultsOf, fixtureOf, onEmptyPages, oneOfEach, Remembering, wordsOf } from '../board'

const GAMES = ['augsburg', 'florence', 'palazzo', 'princes']

onEmptyPages()

describe.each(GAMES)('%s on the plain board', (game) => {
  const fixture = fixtureOf<board.Fixture<board.Sample>>(game, new Box())
  const words = wordsOf(plain, game, fixture)

  it.each(oneOfEach(fixture.samples))('offers every answer as a button: %s', (_asked, sample) => {
    const turn = new Remembering(sample)
    const page = board.show(plain, sample, words, turn)
    const buttons = [...page.querySelectorAll('button')]
    expect(buttons.map((each) => each.textContent?.trim())).toEqual(sample.offers.map((each) => words.offer(each)))
    buttons.at(-1)?.click()
    flushSync()
    expect(turn.asked).toEqual([sample.offers.at(-1)?.move])
  })

  it('shows what lies on the table and what one has, without fault', async () => {
    const [sample] = fixture.samples
    if (sample === undefined) throw new Error(game)
    const seats = [0, 1].map(() => ({})) as TableInfo['seats']
    const page = board.show(plain, sample, words, new Remembering(sample), { seats })
    expect(page.querySelectorAll('dl').length).toBeGreaterThan(2)
    expect(page.textContent).not.toMatch(/undefined|NaN|\[object/)
    expect(await faultsOf(page)).toEqual([])
  })
})

describe('names on the plain board', () => {
  const words = wordsOf(plain, 'palazzo', fixtureOf<board.Fixture<board.Sample>>('palazzo', new Box()))

  it('are those of the fields and the vocabulary', () => {
    expect(fieldName(words, 'money_pile')).toBe('Money pile')
    expect(valueName(words, 'depot', null)).toBe('nothing')
    expect(valueName(words, 'tiles', 'brick 1/1')).toBe(words.value('tile', 'brick 1/1'))
    expect(valueName(words, 'bidding', true)).toBe('yes')
  })
})
