/** Everything that the page asks the server, typed. */

import type { Language } from '../words/contract'
import { problemOf, unreachable } from './problem'
import type {
  Accepted,
  ChatLine,
  GameOffer,
  Lesson,
  Me,
  NewTable,
  Plan,
  Reason,
  Replay,
  RuleText,
  Snapshot,
  TableInfo,
  TableList,
  UndoResult,
  VocabularyBody,
} from './types'

export const ROOT = '/api/v1'

type Method = 'GET' | 'POST' | 'PUT'

async function fetched(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'X-Quattrocento': 'page' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(ROOT + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw unreachable()
  }
  if (response.ok) return response
  const problem: unknown = await response.json().catch(() => null)
  throw problemOf(response.status, problem)
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetched(method, path, body)
  return (await response.json()) as T
}

async function text(path: string): Promise<string> {
  return (await fetched('GET', path)).text()
}

const at = (table: string, rest = ''): string => `/tables/${encodeURIComponent(table)}${rest}`
const of = (game: string, rest: string): string => `/games/${encodeURIComponent(game)}${rest}`

/** A key that makes a request count once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const api = {
  me: () => json<Me>('GET', '/me'),
  rename: (name: string) => json<Me>('PUT', '/me', { name }),

  games: () => json<GameOffer[]>('GET', '/games'),
  rules: (game: string, lang: Language) => json<RuleText[]>('GET', of(game, `/rules?lang=${lang}`)),
  words: (game: string, lang: Language) => text(of(game, `/words?lang=${lang}`)),
  lesson: (game: string) => json<Lesson>('GET', of(game, '/lesson')),
  vocabulary: (game: string) => json<VocabularyBody>('GET', of(game, '/vocabulary')),

  tables: () => json<TableList>('GET', '/tables'),
  open: (wish: NewTable) => json<TableInfo>('POST', '/tables', wish),
  look: (table: string) => json<Snapshot>('GET', at(table)),
  join: (table: string, seat: number | null, code: string | null) =>
    json<TableInfo>('POST', at(table, '/join'), { seat, code }),
  joinByCode: (code: string) => json<TableInfo>('POST', '/tables/join', { code }),
  leave: (table: string, seat: number) => json<TableInfo>('POST', at(table, '/leave'), { seat }),
  comeBack: (table: string, seat: number) => json<TableInfo>('POST', at(table, '/return'), { seat }),
  end: (table: string) => json<TableInfo>('POST', at(table, '/end')),
  archive: async (table: string): Promise<void> => {
    await fetched('POST', at(table, '/archive'))
  },
  rematch: (table: string) => json<TableInfo>('POST', at(table, '/rematch')),

  move: (table: string, seat: number, move: string, sequence: number) =>
    json<Accepted>('POST', at(table, '/moves'), { seat, move, sequence, key: newKey() }),
  plan: (table: string, seat: number, sequence: number, moves: readonly string[]) =>
    json<Plan>('POST', at(table, '/plan'), { seat, sequence, moves }),
  whyNot: (table: string, seat: number, move: string) =>
    json<Reason>('POST', at(table, '/why-not'), { seat, move }),
  undo: (table: string, seat: number, sequence: number) =>
    json<UndoResult>('POST', at(table, '/undo'), { seat, sequence, key: newKey() }),
  answerUndo: (table: string, seat: number, agree: boolean) =>
    json<TableInfo>('POST', at(table, '/undo-answer'), { seat, agree }),
  say: (table: string, said: string) => json<ChatLine>('POST', at(table, '/chat'), { text: said }),

  recordPath: (table: string): string => ROOT + at(table, '/record'),
  replay: (table: string, seat: number | null, open: boolean) => {
    const query = new URLSearchParams({ open: String(open) })
    if (seat !== null) query.set('seat', String(seat))
    return json<Replay>('GET', at(table, `/replay?${query}`))
  },
  replayRecord: (record: string, seat: number | null, open: boolean) =>
    json<Replay>('POST', '/replay', { record, seat, open }),
}
