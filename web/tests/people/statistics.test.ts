import { describe, expect, it } from 'vitest'
import type { MyGame } from '../../src/api/types'
import { chosen, figures, grouped, opponents } from '../../src/people/statistics'

const seat = (name: string, points: number, more: Partial<MyGame['seats'][number]> = {}): MyGame['seats'][number] => ({ name, points, bot: null, mine: false, won: false, ...more })
const me = (points: number, won = false): MyGame['seats'][number] => seat('Marie', points, { mine: true, won })
const GAMES: MyGame[] = [
  { id: 'a', game: 'palazzo', ended: 3, seats: [me(20, true), seat('Louis', 10)] },
  { id: 'b', game: 'palazzo', ended: 2, seats: [me(10), seat('', 30, { bot: 'master', won: true }), seat('Louis', 5)] },
  { id: 'c', game: 'florence', ended: 1, seats: [me(61, true), seat('', 60, { bot: 'master' }), seat('', 3, { bot: 'master' })] },
]

describe('my games', () => {
  it('are chosen by game, number of players and opponent', () => {
    const ids = (filter: Partial<Parameters<typeof chosen>[1]>): string[] => chosen(GAMES, { game: null, players: null, opponent: null, ...filter }).map((game) => game.id)
    expect(ids({})).toEqual(['a', 'b', 'c'])
    expect(ids({ game: 'palazzo' })).toEqual(['a', 'b'])
    expect(ids({ players: 3 })).toEqual(['b', 'c'])
    expect(ids({ opponent: 'Louis', players: 2 })).toEqual(['a'])
  })

  it('name the automatic rival of whoever played alone', () => {
    expect(opponents({ id: 'd', game: 'florence', ended: 4, seats: [me(52)] })).toEqual(['automa-florence'])
  })

  it('give figures, of everything or of what they have in common', () => {
    expect(figures('', GAMES)).toEqual({ name: '', games: 3, won: 2, points: 30.3 })
    expect(figures('', [])).toEqual({ name: '', games: 0, won: 0, points: 0 })
    expect(grouped(GAMES, (game) => [game.game])).toEqual([
      { name: 'palazzo', games: 2, won: 1, points: 15 },
      { name: 'florence', games: 1, won: 1, points: 61 },
    ])
  })

  it('name each opponent once, bots by their kind', () => {
    expect(GAMES.map(opponents)).toEqual([['Louis'], ['master', 'Louis'], ['master']])
  })
})
