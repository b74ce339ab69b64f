/** The addresses of the page. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string | null }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string | null; number: number | null }
  | { page: 'variation'; id: string; seat: number; move: number }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'settings' }
  | { page: 'games' }
  | { page: 'verify'; id: string | null }
  | { page: 'events' }
  | { page: 'device'; token: string }
  | { page: 'mail'; wish: 'confirm' | 'stop'; token: string }
  | { page: 'unknown' }

export function routeOf(path: string, hash = ''): Route {
  const [room, name, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [token, ...rest] = more
  if (room === 'mail' && (name === 'confirm' || name === 'stop') && token !== undefined && rest.length === 0) {
    return { page: 'mail', wish: name, token }
  }
  if (more.length > 0) return { page: 'unknown' }
  if (room === undefined) return { page: 'lobby' }
  if (room === 'new') return { page: 'new', game: name ?? null }
  if (room === 'replay') return { page: 'replay', id: name ?? null }
  if (room === 'puzzles') return puzzlesOf(name ?? null, hash)
  if (room === 'verify') return { page: 'verify', id: name ?? null }
  if (room === 'settings' && name === undefined) return { page: 'settings' }
  if (room === 'events' && name === undefined) return { page: 'events' }
  if (room === 'games' && name === undefined) return { page: 'games' }
  if (name === undefined) return { page: 'unknown' }
  if (room === 'table') return { page: 'table', id: name }
  if (room === 'learn') return { page: 'learn', game: name }
  if (room === 'join') return { page: 'join', code: name }
  if (room === 'device') return { page: 'device', token: name }
  if (room === 'variation') return variationOf(name, hash)
  if (room === 'rules') {
    return { page: 'rules', game: name, rule: decodeURIComponent(hash.slice(1)) || null }
  }
  return { page: 'unknown' }
}

/** After the game: the number of a puzzle, from 1; without it the next. */
function puzzlesOf(game: string | null, hash: string): Route {
  const number = Number(/^#(\d{1,5})$/.exec(hash)?.[1] ?? 0)
  return { page: 'puzzles', game, number: number || null }
}

/** After the table: the seat and its move, both counted from 1. */
function variationOf(id: string, hash: string): Route {
  const [, seat, move] = /^#(\d)\.(\d{1,4})$/.exec(hash)?.map(Number) ?? []
  if (!seat || !move) return { page: 'unknown' }
  return { page: 'variation', id, seat: seat - 1, move }
}

const to = (room: string, name: string): string => `/${room}/${encodeURIComponent(name)}`

export const paths = {
  lobby: '/',
  new: (game: string) => to('new', game),
  table: (id: string) => to('table', id),
  join: (code: string) => to('join', code),
  replay: (id: string) => to('replay', id),
  upload: '/replay',
  events: '/events',
  verify: '/verify',
  verifyTable: (id: string) => to('verify', id),
  learn: (game: string) => to('learn', game),
  settings: '/settings',
  games: '/games',
  variation: (id: string, seat: number, move: number) => `${to('variation', id)}#${seat + 1}.${move}`,
  puzzles: '/puzzles',
  puzzlesOf: (game: string) => to('puzzles', game),
  puzzle: (game: string, number: number) => `${to('puzzles', game)}#${number}`,
  rules: (game: string, rule?: string) => to('rules', game) + (rule ? `#${rule}` : ''),
}

/** The pages that are no table, by what they are called. */
export const PLACES = [
  ['my-games', paths.games],
  ['events', paths.events],
  ['puzzles', paths.puzzles],
  ['records', paths.upload],
] as const
