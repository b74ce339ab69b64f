/** A table as this page knows it, kept up to date live, and everything that can be done there. */

import { api, newKey } from '../api/client'
import { Live, liveAddress, type LiveState } from '../api/live'
import { asProblem, Problem, problemOf } from '../api/problem'
import type { Accepted, ChatLine, OrderWish, Refused, SeatOffers, Snapshot, TableInfo, Update } from '../api/types'
import * as fair from '../proof/fair'
import { receipts } from '../proof/receipts'
import type { CoreView, LogLine } from './contract'
import { Story } from './story'

/** Lets the board show how things travel while the table changes. */
export type Staging = (lines: readonly LogLine[], change: () => void) => void

/** So many lines of one's own doing need no telling. */
const FEW_LINES = 2

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
  /** What happened since, told line by line before the table is shown as it is. */
  readonly story = new Story()
  private readonly live: Live
  private waiting: { sequence: number; done: () => void }[] = []

  constructor(readonly id: string) {
    this.live = new Live(liveAddress(id), {
      snapshot: (message) => this.show(message),
      update: (message) => this.follow(message),
      chat: (line) => (this.chat = [...this.chat, line]),
      refused: (message) => this.refused(message),
      state: (state) => {
        this.connection = state
        // What could not be reached can be reached now.
        if (state.kind === 'open' && this.problem?.unreachable) this.problem = null
      },
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
    const shown = this.info
    if (shown === null) return
    const joined = await this.attempt(() => fair.join(shown, seat, code))
    // The page now sees with other eyes.
    if (joined) this.live.restart()
  }

  async leave(seats: readonly number[]): Promise<void> {
    for (const seat of seats) await this.attempt(() => api.leave(this.id, seat))
  }

  async comeBack(seat: number): Promise<void> {
    await this.attempt(() => api.comeBack(this.id, seat))
  }

  /** Make the moves of a seat's answer, all or none, to what the table was at a sequence. */
  move(seat: number, moves: readonly string[], sequence: number): Promise<Accepted> {
    return this.live.move({ seat, moves: [...moves], sequence, key: newKey() })
  }

  async passUntil(seat: number, period: string | null): Promise<void> {
    await this.attempt(() => api.passUntil(this.id, seat, period))
  }

  /** Leave an order; why not, if it is refused. */
  async giveOrder(seat: number, order: OrderWish): Promise<Problem | null> {
    try {
      await api.giveOrder(this.id, seat, order)
      return null
    } catch (thrown) {
      return asProblem(thrown)
    }
  }

  async revokeOrder(seat: number, number: number): Promise<void> {
    await this.attempt(() => api.revokeOrder(this.id, seat, number))
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
    this.story.drop()
    this.log = message.log
    this.chat = message.chat
    this.take(message)
  }

  private follow(message: Update): void {
    const lines = message.log
    if (this.tells(lines)) {
      this.story.push({
        lines,
        begin: (line) => (this.log = [...this.log, line]),
        end: () => this.take(message),
      })
      return
    }
    const change = (): void => {
      this.log = [...this.log, ...lines]
      this.take(message)
    }
    if (lines.length > 0) this.staging(lines, change)
    else change()
  }

  /**
   * Whether lines are told one by one. What somebody has just done themselves is shown at once,
   * unless it had consequences; and nobody who may act waits for what others do meanwhile.
   */
  private tells(lines: readonly LogLine[]): boolean {
    if (this.story.telling) return true
    if (!this.story.tells || lines.length === 0 || document.hidden) return false
    const own = this.waiting.length > 0
    const asked = this.offers.some((each) => each.offers.length > 0)
    return own ? lines.length > FEW_LINES : !asked
  }

  private take(message: Snapshot | Update): void {
    this.info = message.table
    this.views = message.views
    this.offers = message.offers
    this.refusal = null
    this.heardAt = Date.now()
    const own = message.table.seats.findIndex((seat) => seat.mine)
    receipts.note(message.table, own < 0 ? null : own, message.views[String(own)])
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
