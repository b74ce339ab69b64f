import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Standing, TableInfo } from '../../src/api/types'
import type { GameWords, LogLine } from '../../src/table/contract'
import { lastRound } from '../../src/table/logbook'
import { placed, rowsOf, tiesTold, totals } from '../../src/table/points'
import Result from '../../src/table/Result.svelte'
import { faultsOf, onEmptyPages } from '../board'

const NAMES = ['Marie', 'Louis of the very long name', 'Jeanne']
const words = {
  language: 'en',
  has: (key: string) => key.startsWith('result-tie'),
  say: (key: string, given: Record<string, unknown> = {}) => [key, ...Object.values(given).flat()].join(' '),
  seat: (seat: number) => NAMES[seat] ?? 'Strozzi',
  event: (event: Record<string, unknown>) => `${event['type']} ${event['price'] ?? event['money']}`,
} as unknown as GameWords

const points = (seat: number, source: string, scored: number, open = false) => ({ seat, source, points: scored, number: 0, open })
const STANDING = {
  sides: [0, 1, 2],
  points: [points(0, 'works', 12), points(1, 'works', 20), points(2, 'works', 9), points(1, 'sold', -8), points(2, 'builders', 3), points(0, 'cards', 4, true)],
  curve: [[0, 0, 0], [6, 10, 3], [12, 12, 12]],
  dearest: { type: 'LotBought', price: 900 },
} as unknown as Standing

const line = (event: Record<string, unknown>): LogLine => ({ sequence: 9, event }) as unknown as LogLine

let mounted: Record<string, unknown> | null = null

function result(standing: Standing | null, told: Partial<TableInfo>, lines: LogLine[] = [], last: LogLine[] = []): HTMLElement {
  const table = { id: 't', status: 'finished', seats: [{ mine: true }], spectators: true, scores: [12, 12, 12], winners: [1], ...told } as TableInfo
  const page = document.createElement('main')
  document.body.append(page)
  mounted = mount(Result, { target: page, props: { table, words, lines, standing, last, onrematch: () => undefined } })
  flushSync()
  return page
}

onEmptyPages()
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = null
})

describe('how a game stands', () => {
  it('adds up what was scored, not what is open', () => {
    expect(totals(STANDING)).toEqual([12, 12, 12])
  })

  it('has a row for each source, and a column for each side in the order wanted', () => {
    const rows = rowsOf(STANDING, [1, 0, 2])
    expect(rows.map((row) => row.source)).toEqual(['works', 'sold', 'builders', 'cards'])
    expect(rows[0]?.points).toEqual([20, 12, 9])
    expect(rows[1]?.points).toEqual([-8, null, null])
  })

  it('gives those who share it the same place, and the winner of a tie the first', () => {
    expect(placed([0, 1, 2], [12, 12, 12], [1]).map(({ side, place }) => [side, place])).toEqual([[1, 1], [0, 2], [2, 2]])
    expect(placed([0, 1, 2], [9, 12, 12], [1, 2]).map(({ place }) => place)).toEqual([1, 1, 3])
  })
})

describe('the end of a game', () => {
  it('says who won, every place, why, what broke the tie, and the dearest lot', async () => {
    const tie = line({ type: 'TieCompared', seat: 1, money: 700 })
    const page = result(STANDING, {}, [tie])
    expect([...page.querySelectorAll('.places .name')].map((each) => each.textContent)).toEqual([NAMES[1], NAMES[0], NAMES[2]])
    expect(page.querySelector('.tie')?.textContent).toContain('result-tie-of 700')
    expect(page.textContent).toContain('LotBought 900')
    const feet = [...page.querySelectorAll('tfoot td')].map((each) => each.textContent)
    expect(feet).toEqual(['12', '12', '12'])
    expect(page.querySelector('.curve')).not.toBeNull()
    expect(await faultsOf(page)).toEqual([])
  })

  it('says which bot was which', () => {
    const seats = [{ mine: true, bot: null }, { bot: 'novice:miser' }, { bot: 'maestro' }] as TableInfo['seats']
    const page = result(STANDING, { seats })
    expect([...page.querySelectorAll('.places small')].map((each) => each.textContent)).toEqual(['novice, miser', 'maestro'])
  })

  it('says once by what a tie is broken, and what each of those tied has', () => {
    const ties = tiesTold([line({ type: 'TieCompared', seat: 0, points: 12 }), line({ type: 'TieCompared', seat: 2, points: 12 })], words)
    expect(ties.map(({ rule }) => rule)).toEqual(['result-tie 12'])
    expect(ties[0]?.seats.map(({ seat }) => seat)).toEqual([0, 2])
  })

  it('tells the last round without the log being opened', () => {
    const lines = ['RoundBegan', 'LotBought', 'RoundBegan', 'WorkCompleted', 'GameEnded'].map((type) => line({ type }))
    const rounds = new Map([[0, 'Round 1'], [2, 'Round 2']])
    expect(lastRound(lines, rounds, null)).toEqual(lines.slice(2))
    // Whoever has not moved since reads from there.
    expect(lastRound(lines, rounds, 1)).toEqual(lines.slice(1))
    expect(lastRound(lines, new Map(), null)).toEqual([])
    const page = result(STANDING, {}, lines, lines.slice(2))
    expect([...page.querySelectorAll('.last li')]).toHaveLength(3)
  })

  it('sets Strozzi beside whoever plays alone, and says when he wins', () => {
    const solo = { ...STANDING, sides: [0, -1], points: [points(0, 'prime', 20), points(-1, 'prime', 31)], curve: [[0, 0], [20, 31]] } as unknown as Standing
    const page = result(solo, { scores: [20], winners: [] })
    expect([...page.querySelectorAll('.places .name')].map((each) => each.textContent)).toEqual(['Strozzi', 'Marie'])
    expect(page.querySelector('.won')?.textContent).toContain('-1')
  })

  it('marks the row of whoever reads, unless all are theirs', () => {
    const seats = [{ mine: false }, { mine: true }, { mine: false }] as unknown as TableInfo['seats']
    const page = result(STANDING, { seats })
    expect([...page.querySelectorAll('.places .mine')].map((each) => each.textContent)).toEqual([expect.stringContaining('Louis')])
  })

  it('shows the places of a game that tells only totals', () => {
    const page = result({ sides: [], points: [], curve: [], dearest: null }, { scores: [3, 5], winners: [1] })
    expect([...page.querySelectorAll('.places .name')].map((each) => each.textContent)).toEqual([NAMES[1], NAMES[0]])
    expect(page.querySelector('table')).toBeNull()
  })

  it('has no places when the table was called off', () => {
    expect(result(null, { status: 'abandoned', scores: null, winners: null }).querySelector('.places')).toBeNull()
  })
})
