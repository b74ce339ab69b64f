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
    [paths.puzzles, { page: 'puzzles', game: null, number: null }],
    [paths.puzzlesOf('palazzo'), { page: 'puzzles', game: 'palazzo', number: null }],
    ['/rules/palazzo', { page: 'rules', game: 'palazzo', rule: null }],
    ['/device/abc', { page: 'device', token: 'abc' }],
    ['/mail/stop/abc', { page: 'mail', wish: 'stop', token: 'abc' }],
    ['/mail/other/abc', { page: 'unknown' }],
    ['/mail/stop/abc/more', { page: 'unknown' }],
    ['/table', { page: 'unknown' }],
    ['/a/b/c', { page: 'unknown' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it('name a decision to try again after the #, the seat and its move counted from 1', () => {
    expect(paths.variation('0af', 1, 45)).toBe('/variation/0af#2.45')
    expect(routeOf('/variation/0af', '#2.45')).toEqual({ page: 'variation', id: '0af', seat: 1, move: 45 })
    for (const hash of ['', '#', '#2', '#0.45', '#2.0', '#2.x', '#2.45.1']) {
      expect(routeOf('/variation/0af', hash)).toEqual({ page: 'unknown' })
    }
  })

  it('name a puzzle after the #, or the next', () => {
    expect(paths.puzzle('palazzo', 17)).toBe('/puzzles/palazzo#17')
    expect(routeOf('/puzzles/palazzo', '#17')).toEqual({ page: 'puzzles', game: 'palazzo', number: 17 })
    for (const hash of ['#0', '#x', '#123456']) {
      expect(routeOf('/puzzles/palazzo', hash)).toEqual({ page: 'puzzles', game: 'palazzo', number: null })
    }
  })

  it('name a rule after the #', () => {
    expect(paths.rules('palazzo', 'PAL-AUC-4')).toBe('/rules/palazzo#PAL-AUC-4')
    expect(routeOf('/rules/palazzo', '#PAL-AUC-4')).toEqual({ page: 'rules', game: 'palazzo', rule: 'PAL-AUC-4' })
  })
})
