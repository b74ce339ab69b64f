import { expect, it } from 'vitest'
import { patched } from '../../src/api/patches'

const before = { table: { sequence: 4 }, views: { 0: { players: [{ points: 3 }, { points: 5 }] } }, offers: [] }

it('makes every change at its place', () => {
  const after = patched<unknown>(before, [
    [['table', 'sequence'], 5],
    [['views', '0', 'players', 1, 'points'], 8],
    [['offers'], ['pass']],
  ])
  expect(after).toEqual({
    table: { sequence: 5 },
    views: { 0: { players: [{ points: 3 }, { points: 8 }] } },
    offers: ['pass'],
  })
})

it('keeps what has not changed, and what was there before', () => {
  const after = patched(before, [[['views', '0', 'players', 1, 'points'], 8]])
  expect(after.table).toBe(before.table)
  expect(after.views[0].players[0]).toBe(before.views[0].players[0])
  expect(before.views[0].players[1]!.points).toBe(5)
})

it('replaces the whole where a path is empty', () => {
  expect(patched<unknown>(before, [[[], null]])).toBeNull()
})
