/** A whole game to look at again: where one stands in it, and with whose eyes. */

import { api } from '../api/client'
import { asProblem, type Problem } from '../api/problem'
import type { Replay } from '../api/types'
import type { CoreView, GameUI, LogLine, TableInfo } from './contract'

/** A finished table, or a record that was brought along. */
export type ReplaySource = { table: string } | { record: string }

/** A seat, a spectator, or everybody at once with all hands open. */
export type Eyes = number | 'spectator' | 'open'

const MILLISECONDS_A_STEP = 1300

/** A replay with the kinds of the bots that played, by their seats. */
export type ReplayOfSeats = Replay & { bots: (string | null)[] }

/** A record calls a bot by its kind alone; at a table it goes by its arms, so the two are told apart. */
export function withBots(replay: Replay, kinds: ReadonlySet<string>): ReplayOfSeats {
  return {
    ...replay,
    names: replay.names.map((name) => (kinds.has(name) ? '' : name)),
    bots: replay.names.map((name) => (kinds.has(name) ? name : null)),
  }
}

async function fetchReplay(source: ReplaySource, eyes: Eyes): Promise<ReplayOfSeats> {
  const seat = typeof eyes === 'number' ? eyes : null
  const open = eyes === 'open'
  const [replay, games] = await Promise.all([
    'table' in source
      ? api.replay(source.table, seat, open)
      : api.replayRecord(source.record, seat, open),
    api.games(),
  ])
  return withBots(replay, new Set(games.flatMap((game) => game.bots)))
}

type Players = { players?: readonly unknown[] }

/** What all see together: each player's own things as that player sees them. */
export function openView(views: Readonly<Record<string, CoreView>>): CoreView | undefined {
  const shared = views['spectator'] as (CoreView & Players) | undefined
  if (!shared || !Array.isArray(shared.players)) return shared
  const players = shared.players.map((player: unknown, seat) => {
    const own = views[String(seat)] as (CoreView & Players) | undefined
    return own?.players?.[seat] ?? player
  })
  return { ...shared, players } as CoreView
}

/** The steps that show something new, and the first and the last. */
export function stopsOf(replay: Replay): number[] {
  const last = replay.steps.length - 1
  return replay.steps.flatMap((step, place) =>
    place === 0 || place === last || step.log.length > 0 ? [place] : [],
  )
}

export interface Round {
  name: string | number
  /** The place among the stops. */
  stop: number
}

export class ReplaySession {
  replay = $state.raw<ReplayOfSeats | null>(null)
  problem = $state.raw<Problem | null>(null)
  eyes = $state<Eyes>('spectator')
  place = $state(0)
  playing = $state(false)
  private readonly known = new Map<Eyes, Promise<ReplayOfSeats>>()

  readonly stops = $derived(this.replay ? stopsOf(this.replay) : [])
  readonly step = $derived(this.replay?.steps[this.stops[this.place] ?? 0] ?? null)
  readonly view = $derived.by<CoreView | undefined>(() => {
    if (!this.step) return undefined
    return this.eyes === 'open' ? openView(this.step.views) : this.step.views[String(this.eyes)]
  })
  /** All that happened up to where one stands. */
  readonly lines = $derived.by<LogLine[]>(() => {
    const upto = this.stops[this.place] ?? 0
    return (this.replay?.steps.slice(0, upto + 1) ?? []).flatMap(
      (step) => step.log,
    )
  })
  readonly news = $derived(this.step?.log ?? [])
  readonly seat = $derived(typeof this.eyes === 'number' ? this.eyes : null)

  constructor(readonly source: ReplaySource) {}

  async look(eyes: Eyes): Promise<void> {
    const asked = this.known.get(eyes) ?? fetchReplay(this.source, eyes)
    this.known.set(eyes, asked)
    try {
      const step = this.stops[this.place] ?? 0
      this.replay = await asked
      this.eyes = eyes
      // Different eyes see different steps: stay at the same moment of the game.
      const next = this.stops.findIndex((stop) => stop >= step)
      this.place = next < 0 ? this.stops.length - 1 : next
    } catch (thrown) {
      this.known.delete(eyes)
      this.problem = asProblem(thrown)
    }
  }

  go(place: number): void {
    this.place = Math.max(0, Math.min(this.stops.length - 1, place))
    if (this.place === this.stops.length - 1) this.playing = false
  }

  toggle(): void {
    if (!this.playing && this.place === this.stops.length - 1) this.place = 0
    this.playing = !this.playing
  }

  /** Go on by itself until the returned function is called. */
  run(forward: () => void): () => void {
    const timer = setInterval(forward, MILLISECONDS_A_STEP)
    return () => clearInterval(timer)
  }

  rounds(ui: GameUI): Round[] {
    const rounds: Round[] = []
    if (!this.replay || !ui.round) return rounds
    const lines: LogLine[] = []
    let done = 0
    this.stops.forEach((stop, place) => {
      for (; done <= stop; done += 1) {
        lines.push(...(this.replay?.steps[done]?.log ?? []))
      }
      const views = this.replay?.steps[stop]?.views ?? {}
      const view = this.eyes === 'open' ? openView(views) : views[String(this.eyes)]
      if (!view || !ui.round) return
      const name = ui.round(view, lines)
      if (rounds[rounds.length - 1]?.name !== name) rounds.push({ name, stop: place })
    })
    return rounds
  }
}

/** The table of a replay, as far as a board asks for it. */
export function tableOf(replay: Replay): TableInfo {
  return {
    id: '',
    game: replay.game,
    status: 'finished',
    seats: replay.names.map((name) => ({
      kind: 'person',
      name,
      bot: null,
      mine: false,
      stand_in: false,
      connected: true,
      seconds_left: null,
      vacation_until: null,
      agent: false,
    })),
    options: {},
    spectators: true,
    listed: false,
    lot: false,
    clock: null,
    host: false,
    code: null,
    sequence: 0,
    awaiting: [],
    created: 0,
    changed: 0,
    scores: replay.scores,
    winners: null,
    seed: null,
    rematch: null,
    undo: null,
    forced: false,
    spectators_write: false,
    practice: false,
    agents: false,
    proof: null,
    event: null,
  }
}
