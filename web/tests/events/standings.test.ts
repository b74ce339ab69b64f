import { describe, expect, it } from 'vitest'
import type { EventInfo } from '../../src/api/types'
import { signedMargin, standings } from '../../src/events/standings'

type Result = EventInfo['results'][number]

function result(name: string, margin: number, bot: string | null = null, mine = false): Result {
  return { table: 't', deal: 0, seat: 0, name, bot, mine, points: 0, average: 0, margin, par: null }
}

describe('the standings of an event', () => {
  it('are by mean margin, and bots of one level count together', () => {
    const results = [result('Marie', 6), result('Marie', -2), result('Louis', 3, null, true), result('', -1, 'advised'), result('', -3, 'advised')]
    expect(standings({ results } as EventInfo)).toEqual([
      { name: 'Louis', bot: null, mine: true, games: 1, margin: 3 },
      { name: 'Marie', bot: null, mine: false, games: 2, margin: 2 },
      { name: '', bot: 'advised', mine: false, games: 2, margin: -2 },
    ])
  })

  it.each([
    [2.04, '+2'],
    [-1.25, '−1.2'],
    [0.04, '0'],
  ])('%s is shown as %s', (margin, shown) => {
    expect(signedMargin(margin)).toBe(shown)
  })
})
