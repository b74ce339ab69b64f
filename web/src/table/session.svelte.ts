/** A table as this page knows it, kept up to date live, and everything that can be done there. */

import { api } from '../api/client'
import { Live, liveAddress, type LiveState } from '../api/live'
import { asProblem, Problem, problemOf } from '../api/problem'
import type { ChatLine, Refused, SeatOffers, Snapshot, TableInfo, Update } from '../api/types'
import type { CoreView, LogLine } from './contract'

/** Lets the board show how things travel while the table changes. */
export type Staging = (lines: readonly LogLine[], change: () => void) => void

export class TableSession {
  info = $state.raw<TableInfo | null>(null)
  views = $state.raw<Readonly<Record<string, CoreView>>>({})
  offers = $state.raw<readonly SeatOffers[]>([])
  log = $state.raw<readonly LogLine[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  connection = $state.raw<LiveState>({ kind: 'connecting' })
  /** Why the table cannot be shown at all. */
  refusal = $state.raw<Problem | null>(null)
  /** What went wrong last, until it is put away. */
  problem = $state.raw<Problem | null>(null)
  /** When the table was last heard of (milliseconds), for clocks. */
  heardAt = $state(0)

  staging: Staging = (_lines, change) => change()
  private readonly live: Live
  private waiting: { sequence: number; done: () => void }[] = []

  constructor(readonly id: string) {
    this.live = new Live(liveAddress(id), {
      snapshot: (message) => this.show(message),
      update: (message) => this.follow(message),
      chat: (line) => (this.chat = [...this.chat, line]),
      refused: (message) => this.refused(message),
      state: (state) => (this.connection = state),
    })
  }

  /** Stay connected until the returned function is called. */
  open(): () => void {
    const retry = () => this.live.retryNow()
    const interrupt = () => this.live.interrupt()
    const seen = () => {
      if (!document.hidden) this.live.retryNow()
    }
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', retry)
    addEventListener('offline', interrupt)
    this.live.connect()
    return () => {
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', retry)
      removeEventListener('offline', interrupt)
      this.live.close()
    }
  }

  retryNow(): void {
    this.live.retryNow()
  }

  get sequence(): number {
    return this.info?.sequence ?? 0
  }

  /** Wait until the page knows the table at this sequence. */
  reached(sequence: number): Promise<void> {
    if (this.sequence >= sequence) return Promise.resolve()
    return new Promise((done) => this.waiting.push({ sequence, done }))
  }

  /** Do something at the table; a problem is shown, not thrown. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (thrown) {
      this.fail(asProblem(thrown))
      return null
    }
  }

  fail(problem: Problem): void {
    this.problem = problem
    if (problem.refused?.state) this.show(problem.refused.state)
  }

  async join(seat: number | null, code: string | null): Promise<void> {
    const joined = await this.attempt(() => api.join(this.id, seat, code))
    // The page now sees with other eyes.
    if (joined) this.live.restart()
  }

  async leave(seats: readonly number[]): Promise<void> {
    for (const seat of seats) await this.attempt(() => api.leave(this.id, seat))
  }

  async comeBack(seat: number): Promise<void> {
    await this.attempt(() => api.comeBack(this.id, seat))
  }

  async undo(seat: number): Promise<void> {
    await this.attempt(() => api.undo(this.id, seat, this.sequence))
  }

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    await this.attempt(() => api.answerUndo(this.id, seat, agree))
  }

  async say(text: string): Promise<boolean> {
    return (await this.attempt(() => api.say(this.id, text))) !== null
  }

  private show(message: Snapshot): void {
    this.log = message.log as unknown as LogLine[]
    this.chat = message.chat
    this.take(message)
  }

  private follow(message: Update): void {
    const lines = message.log as unknown as LogLine[]
    const change = (): void => {
      this.log = [...this.log, ...lines]
      this.take(message)
    }
    if (lines.length > 0) this.staging(lines, change)
    else change()
  }

  private take(message: Snapshot | Update): void {
    this.info = message.table
    this.views = message.views
    this.offers = message.offers
    this.refusal = null
    this.heardAt = Date.now()
    const ready = this.waiting.filter((each) => each.sequence <= message.table.sequence)
    this.waiting = this.waiting.filter((each) => each.sequence > message.table.sequence)
    for (const each of ready) each.done()
  }

  private refused(message: Refused): void {
    const problem = problemOf(403, message)
    if (this.info === null) this.refusal = problem
    else this.fail(problem)
  }
}
