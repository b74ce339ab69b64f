import { describe, expect, it } from 'vitest'
import type { GameOffer } from '../../src/api/types'
import { againstBots, optionsFor, resized, seatWish, sitterKey, sitterOf, styled, usualPlayers, usualSeating } from '../../src/lobby/seating'
import { botAbout, botName } from '../../src/table/describe'

const game = (least: number, most: number, bots = ['advised', 'random']): GameOffer => ({
  name: 'palazzo',
  least_players: least,
  most_players: most,
  options: [],
  bots,
  styled: ['novice'],
  styles: ['miser'],
  lesson: true,
})

describe('a bot with a style', () => {
  it('is wished for by level and style, and stands in the list of levels', () => {
    expect(seatWish(styled('novice', 'miser'))).toEqual({ kind: 'bot', bot: 'novice:miser' })
    expect(seatWish(styled('novice', ''))).toEqual({ kind: 'bot', bot: 'novice' })
    expect(sitterKey(styled('novice', 'miser'))).toBe('bot novice')
  })

  it('keeps its style where the game has it, and loses it elsewhere', () => {
    const sitters = [styled('novice', 'miser'), styled('novice', 'scholar')]
    expect(resized(sitters, 2, game(2, 4))).toEqual([styled('novice', 'miser'), styled('novice', '')])
  })

  it('is called by both, and by its own words if we have none', () => {
    expect(botName('novice:miser')).toBe('novice, miser')
    expect(botName('novice:painter')).toBe('novice, painter')
    expect(botName('apprentice')).toBe('apprentice')
  })

  it('is described by its style, or by its level', () => {
    expect(botAbout('novice:miser')).toBe('Prefers money to tiles.')
    expect(botAbout('novice:painter')).toBe('')
    const levels = ['novice', 'apprentice', 'master', 'maestro', 'advised', 'random'].map(botAbout)
    expect(levels).not.toContain('')
    expect(new Set(levels).size).toBe(6)
  })
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
