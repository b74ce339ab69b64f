/** What the lobby shows: me, the games, and the tables, looked up again from time to time. */

import { api } from '../api/client'
import { asProblem, type Problem } from '../api/problem'
import type { EventInfo, GameOffer, Me, TableInfo, TableList } from '../api/types'
import { dayNumber, puzzleOf, type DailyPuzzle } from '../coach/daily'
import { shelved } from './shelf'

const LOOK_AGAIN = 6000
const NONE: TableList = { mine: [], open: [], finished: [], more: false }

export function isMyTurn(table: TableInfo): boolean {
  return (
    table.status === 'playing' &&
    table.awaiting.some((seat) => table.seats[seat]?.mine && !table.seats[seat]?.stand_in)
  )
}

export class LobbyHall {
  me = $state.raw<Me | null>(null)
  games = $state.raw<readonly GameOffer[]>([])
  tables = $state.raw<TableList>(NONE)
  /** Which page of open tables and finished games is shown. */
  page = $state(0)
  loaded = $state(false)
  daily = $state.raw<DailyPuzzle | null>(null)
  weekly = $state.raw<readonly EventInfo[]>([])
  problem = $state.raw<Problem | null>(null)

  /** My running tables, those where it is my turn first. */
  readonly running = $derived(
    this.tables.mine
      .filter((table) => table.status === 'gathering' || table.status === 'playing')
      .sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.changed - one.changed),
  )
  readonly waiting = $derived(
    this.tables.open.filter((table) => !table.host && !table.seats.some((seat) => seat.mine)),
  )
  /** My ended games, unless I have put them away, then those of others. */
  readonly ended = $derived([
    ...this.tables.mine.filter((table) => !this.running.includes(table)),
    ...this.tables.finished.filter((table) => !table.host && !table.seats.some((seat) => seat.mine)),
  ])
  readonly myTurns = $derived(this.running.filter(isMyTurn))

  async load(): Promise<void> {
    try {
      // The first request brings the cookie, so the others wait for it.
      this.me = await api.me()
      const [games, tables] = await Promise.all([api.games(), api.tables(this.page)])
      this.games = shelved(games)
      this.tables = tables
      this.loaded = true
      this.problem = null
      void this.lookAround()
    } catch (thrown) {
      this.problem = asProblem(thrown)
    }
  }

  /** What else there is to do here: each is shown if it can be had. */
  async lookAround(): Promise<void> {
    const [puzzles, events] = await Promise.allSettled([api.puzzles(), api.events()])
    if (puzzles.status === 'fulfilled') this.daily = puzzleOf(dayNumber(new Date()), puzzles.value)
    if (events.status === 'fulfilled') this.weekly = events.value.weekly
  }

  async look(): Promise<void> {
    if (!this.loaded) return this.load()
    try {
      const page = this.page
      const tables = await api.tables(page)
      // Somebody may have turned the page in the meantime.
      if (page === this.page) this.tables = tables
      this.problem = null
    } catch (thrown) {
      this.problem = asProblem(thrown)
    }
  }

  /** Turn to another page of open tables and finished games. */
  async turn(page: number): Promise<void> {
    this.page = page
    await this.look()
  }

  /** Keep looking until the returned function is called. */
  watch(): () => void {
    void this.load()
    const timer = setInterval(() => {
      if (!document.hidden) void this.look()
    }, LOOK_AGAIN)
    const seen = (): void => {
      if (!document.hidden) void this.look()
    }
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', seen)
    }
  }

  /** Do something; a problem is shown, not thrown. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const done = await work()
      this.problem = null
      return done
    } catch (thrown) {
      this.problem = asProblem(thrown)
      return null
    }
  }

  async rename(name: string): Promise<boolean> {
    const me = await this.attempt(() => api.rename(name))
    if (me) this.me = me
    return me !== null
  }
}
