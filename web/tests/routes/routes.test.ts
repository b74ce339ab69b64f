import { describe, expect, it } from 'vitest'
import { paths, routeOf } from '../../src/routes/routes'

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new', game: null }],
    [paths.new('palazzo'), { page: 'new', game: 'palazzo' }],
    [paths.table('0af'), { page: 'table', id: '0af' }],
    [paths.join('GIGLIO'), { page: 'join', code: 'GIGLIO' }],
    [paths.replay('0af'), { page: 'replay', id: '0af' }],
    [paths.upload, { page: 'replay', id: null }],
    [paths.events, { page: 'events' }],
    [paths.verify, { page: 'verify', id: null }],
    [paths.verifyTable('0af'), { page: 'verify', id: '0af' }],
    [paths.puzzles, { page: 'puzzles', game: null }],
    [paths.puzzlesOf('palazzo'), { page: 'puzzles', game: 'palazzo' }],
    ['/rules/palazzo', { page: 'rules', game: 'palazzo', rule: null }],
    ['/table', { page: 'unknown' }],
    ['/a/b/c', { page: 'unknown' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it('name a rule after the #', () => {
    expect(paths.rules('palazzo', 'PAL-AUC-4')).toBe('/rules/palazzo#PAL-AUC-4')
    expect(routeOf('/rules/palazzo', '#PAL-AUC-4')).toEqual({ page: 'rules', game: 'palazzo', rule: 'PAL-AUC-4' })
  })
})
