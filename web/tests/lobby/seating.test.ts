import { describe, expect, it } from 'vitest'
import type { GameOffer } from '../../src/api/types'
import { againstBots, optionsFor, resized, seatWish, sitterKey, sitterOf, usualPlayers, usualSeating } from '../../src/lobby/seating'

const game = (least: number, most: number, bots = ['advised', 'random']): GameOffer => ({
  name: 'palazzo',
  least_players: least,
  most_players: most,
  options: [],
  bots,
  lesson: true,
})

describe('setting a table', () => {
  it('takes the usual number of players', () => {
    expect(usualPlayers(game(2, 4))).toBe(3)
    expect(usualPlayers(game(4, 5))).toBe(4)
    expect(usualPlayers(game(1, 2))).toBe(2)
  })

  it('sets a table against good bots at once', () => {
    expect(againstBots(game(2, 4, ['random', 'search'])).seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'search' },
      { kind: 'bot', bot: 'search' },
    ])
  })

  it('keeps who sits there when seats come or go', () => {
    const three = usualSeating(game(2, 4))
    expect(resized(three, 2, game(2, 4)).length).toBe(2)
    expect(resized([{ kind: 'me' }], 2, game(2, 4))[1]).toEqual({ kind: 'bot', bot: 'advised' })
    expect(resized([{ kind: 'me' }, { kind: 'open' }], 3, game(2, 4))[2]).toEqual({ kind: 'open' })
  })

  it('seats people who share the device, by name where they have one', () => {
    expect(seatWish({ kind: 'hot', name: ' Bianca ' })).toEqual({ kind: 'me', name: 'Bianca' })
    expect(seatWish({ kind: 'hot', name: ' ' })).toEqual({ kind: 'me' })
  })

  it('sits alone where the game is played alone, and only then is asked what changes only that', () => {
    const solo = { ...game(1, 5), options: [{ name: 'harder', choices: [false, true], default: false, most_players: 1 }, { name: 'long', choices: [false, true], default: false, most_players: null }] }
    expect(againstBots(solo, 1).seats).toEqual([{ kind: 'me' }])
    expect(optionsFor(solo, 1).map((option) => option.name)).toEqual(['harder', 'long'])
    expect(optionsFor(solo, 2).map((option) => option.name)).toEqual(['long'])
  })

  it('writes choices as keys and reads them again', () => {
    for (const sitter of [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] as const) {
      expect(sitterOf(sitterKey(sitter))).toEqual(sitter)
    }
  })
})
