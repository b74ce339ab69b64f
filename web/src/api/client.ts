/** Everything that the page asks the server, typed. */

import type { Language } from '../words/contract'
import { problemOf, unreachable } from './problem'
import type {
  AgentInfo,
  AgentToken,
  ChatLine,
  EventInfo,
  EventList,
  GameOffer,
  GameReview,
  HintGiven,
  Invitation,
  Join,
  JoinByCode,
  Lesson,
  Me,
  MyGames,
  NewCommitment,
  NewEvent,
  NewTable,
  OrderWish,
  Plan,
  Proof,
  PuzzleCount,
  PuzzleTask,
  PuzzleVerdict,
  Refused,
  Rematch,
  Replay,
  RuleText,
  SeatOffers,
  ServerKey,
  Snapshot,
  SourceAverage,
  Standing,
  TableInfo,
  TableList,
  UndoResult,
  Variation,
  VariationRequest,
  VocabularyBody,
} from './types'

export const ROOT = '/api/v1'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export async function fetched(method: Method, path: string, body?: unknown): Promise<Response> {
  // What the server is told as its own name may be another, where a proxy is not set up well.
  const headers: Record<string, string> = { 'X-Quattrocento': 'page', 'X-Quattrocento-Host': location.host }
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

export async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
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
  myAgent: () => json<AgentInfo>('GET', '/me/token'),
  giveToken: (name: string) => json<AgentToken>('POST', '/me/token', { name }),
  takeToken: async (): Promise<void> => {
    await fetched('DELETE', '/me/token')
  },

  myGames: () => json<MyGames>('GET', '/me/games'),
  mySources: (game: string) => json<SourceAverage[]>('GET', `/me/games/sources?game=${encodeURIComponent(game)}`),
  myGamesPath: `${ROOT}/me/games.csv`,

  games: () => json<GameOffer[]>('GET', '/games'),
  rules: (game: string, lang: Language) => json<RuleText[]>('GET', of(game, `/rules?lang=${lang}`)),
  words: (game: string, lang: Language) => text(of(game, `/words?lang=${lang}`)),
  lesson: (game: string) => json<Lesson>('GET', of(game, '/lesson')),
  vocabulary: (game: string) => json<VocabularyBody>('GET', of(game, '/vocabulary')),
  /** What is in a game's box; each board knows the type of its own. */
  box: (game: string) => json<unknown>('GET', of(game, '/box')),

  tables: (page = 0) => json<TableList>('GET', page === 0 ? '/tables' : `/tables?page=${page}`),
  open: (wish: NewTable) => json<TableInfo>('POST', '/tables', wish),
  look: (table: string) => json<Snapshot>('GET', at(table)),
  commit: () => json<NewCommitment>('POST', '/commitments'),
  join: (table: string, wish: Join) => json<TableInfo>('POST', at(table, '/join'), wish),
  invitation: (code: string) => json<Invitation>('GET', `/tables/invitation/${encodeURIComponent(code)}`),
  joinByCode: (wish: JoinByCode) => json<TableInfo>('POST', '/tables/join', wish),
  leave: (table: string, seat: number) => json<TableInfo>('POST', at(table, '/leave'), { seat }),
  comeBack: (table: string, seat: number) => json<TableInfo>('POST', at(table, '/return'), { seat }),
  end: (table: string) => json<TableInfo>('POST', at(table, '/end')),
  archive: async (table: string): Promise<void> => {
    await fetched('POST', at(table, '/archive'))
  },
  rematch: (table: string, wish: Rematch) => json<TableInfo>('POST', at(table, '/rematch'), wish),

  plan: (table: string, seat: number, sequence: number, moves: readonly string[]) =>
    json<Plan>('POST', at(table, '/plan'), { seat, sequence, moves }),
  whyNot: (table: string, seat: number, move: string) =>
    json<Refused | null>('POST', at(table, '/why-not'), { seat, move }),
  passUntil: (table: string, seat: number, period: string | null) =>
    json<SeatOffers>('POST', at(table, '/pass'), { seat, period }),
  giveOrder: (table: string, seat: number, order: OrderWish) =>
    json<SeatOffers>('POST', at(table, '/orders'), { seat, order }),
  revokeOrder: (table: string, seat: number, number: number) =>
    json<SeatOffers>('POST', at(table, '/orders/revoke'), { seat, number }),
  undo: (table: string, seat: number, sequence: number) =>
    json<UndoResult>('POST', at(table, '/undo'), { seat, sequence, key: newKey() }),
  answerUndo: (table: string, seat: number, agree: boolean) =>
    json<TableInfo>('POST', at(table, '/undo-answer'), { seat, agree }),
  say: (table: string, said: string) => json<ChatLine>('POST', at(table, '/chat'), { text: said }),

  standing: (table: string, seat: number | null) =>
    json<Standing>('GET', at(table, seat === null ? '/standing' : `/standing?seat=${seat}`)),
  hint: (table: string, seat: number) => json<HintGiven>('POST', at(table, '/hint'), { seat }),
  review: (table: string, seat: number) => json<GameReview>('GET', at(table, `/review?seat=${seat}`)),
  variation: (table: string, wish: VariationRequest) => json<Variation>('POST', at(table, '/variation'), wish),
  planVariation: (table: string, wish: VariationRequest) => json<Plan>('POST', at(table, '/variation/plan'), wish),
  puzzles: () => json<PuzzleCount[]>('GET', '/puzzles'),
  puzzle: (game: string, number: number) => json<PuzzleTask>('GET', of(game, `/puzzles/${number}`)),
  solve: (game: string, number: number, move: string) =>
    json<PuzzleVerdict>('POST', of(game, `/puzzles/${number}`), { move }),

  events: () => json<EventList>('GET', '/events'),
  openEvent: (wish: NewEvent) => json<EventInfo>('POST', '/events', wish),
  playEvent: (event: string) => json<TableInfo>('POST', `/events/${encodeURIComponent(event)}/play`),
  closeEvent: (event: string) => json<EventInfo>('POST', `/events/${encodeURIComponent(event)}/close`),

  key: () => json<ServerKey>('GET', '/key'),
  proof: (table: string) => json<Proof>('GET', at(table, '/proof')),
  proofPath: (table: string): string => ROOT + at(table, '/proof'),
  recordPath: (table: string): string => ROOT + at(table, '/record'),
  replay: (table: string, seat: number | null, open: boolean) => {
    const query = new URLSearchParams({ open: String(open) })
    if (seat !== null) query.set('seat', String(seat))
    return json<Replay>('GET', at(table, `/replay?${query}`))
  },
  replayRecord: (record: string, seat: number | null, open: boolean) =>
    json<Replay>('POST', '/replay', { record, seat, open }),
}
