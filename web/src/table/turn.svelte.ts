/** What a seat may do, what it plans, and how that is sent; only the server knows what is legal. */

import { asProblem, type Problem } from '../api/problem'
import type { Accepted, Plan, Reason } from '../api/types'
import { LANGUAGES } from '../words/contract'
import type { CoreView, Offer, Turn } from './contract'

/** What a turn needs of the table. */
export interface TurnTable {
  readonly seat: number
  /** What the seat is offered by the table as it stands. */
  readonly offers: readonly Offer[]
  readonly sequence: number
  plan(moves: readonly string[]): Promise<Plan>
  /** Make all moves of an answer, or none. */
  move(moves: readonly string[], sequence: number): Promise<Accepted>
  whyNot(move: string): Promise<Reason | null>
  /** Wait until the table as the page knows it is at least as new. */
  reached(sequence: number): Promise<void>
  showReason(reason: Reason, element: Element): void
  showProblem(problem: Problem): void
  /** Whether a click that ends the decision is asked again; never unless it says so. */
  confirms?(plan: Plan): boolean
}

const NONE: readonly Offer[] = []

export class PlannedTurn implements Turn {
  private plan = $state.raw<Plan | null>(null)
  private unsure = $state.raw<readonly string[]>([])
  private waiting = $state(0)
  private sending = $state(false)
  private sends = 0
  private line: Promise<void> = Promise.resolve()
  private readonly mayDo: ReadonlySet<string> = $derived.by(
    () => new Set([...this.offers, ...this.inserts].map((offer) => offer.move)),
  )

  constructor(private readonly table: TurnTable) {}

  get seat(): number {
    return this.table.seat
  }

  get mine(): boolean {
    return this.table.offers.length > 0
  }

  get busy(): boolean {
    return this.waiting > 0 || this.sending
  }

  get offers(): readonly Offer[] {
    if (this.sending) return NONE
    return this.plan?.offers ?? this.table.offers
  }

  get inserts(): readonly Offer[] {
    return this.sending ? NONE : (this.plan?.inserts ?? NONE)
  }

  get unconfirmed(): readonly string[] {
    return this.sending ? [] : this.unsure
  }

  get planned(): readonly string[] {
    return this.plan?.moves ?? []
  }

  /** The table after what is planned, null when nothing is. */
  get view(): CoreView | null {
    return this.plan?.view ?? null
  }

  has(move: string): boolean {
    return this.mayDo.has(move)
  }

  isPlanned(move: string): boolean {
    return this.planned.includes(move)
  }

  choose(move: string): Promise<void> {
    return this.inLine(undefined, () => this.trying(() => this.add(move)))
  }

  toggle(move: string): Promise<void> {
    return this.inLine(undefined, async () => {
      if (this.isPlanned(move)) await this.trying(() => this.takeOut(move))
      else if (this.has(move)) await this.trying(() => this.add(move))
    })
  }

  attempt(moves: readonly string[]): Promise<boolean> {
    return this.inLine(false, async () => {
      try {
        await this.replan(moves)
        return true
      } catch {
        return false
      }
    })
  }

  async foresee(move: string): Promise<CoreView | null> {
    try {
      return (await this.table.plan([...this.planned, move])).view
    } catch {
      return null
    }
  }

  clear(): void {
    this.unsure = []
    if (!this.sending) this.plan = null
  }

  confirm(): Promise<void> {
    return this.inLine(undefined, () => this.trying(() => this.sendAll(this.unsure)))
  }

  send(...moves: string[]): Promise<void> {
    return this.inLine(undefined, () =>
      this.trying(() => this.sendAll([...this.planned, ...moves])),
    )
  }

  async why(move: string, element: Element): Promise<void> {
    try {
      const reason = await this.reasonAgainst(move)
      if (reason) this.table.showReason(reason, element)
    } catch (thrown) {
      this.table.showProblem(asProblem(thrown))
    }
  }

  explain(rule: string, text: string, element: Element): void {
    const words = Object.fromEntries(LANGUAGES.map((language) => [language, text]))
    this.table.showReason({ reason: '', rule, words }, element)
  }

  /** The table has changed: keep the plan if it can still be played. */
  async refresh(): Promise<void> {
    this.unsure = []
    const plan = this.plan
    if (!plan || this.sending) return
    if (!this.mine) {
      this.plan = null
      return
    }
    try {
      const again = await this.planNow(plan.moves)
      if (this.plan === plan) this.plan = again.ends || again.reveals ? null : again
    } catch {
      if (this.plan === plan) this.plan = null
    }
  }

  private async reasonAgainst(move: string): Promise<Reason | null> {
    if (this.planned.length === 0) return this.table.whyNot(move)
    return reasonAgainst(this.planNow([...this.planned, move]))
  }

  /**
   * One thing after the other, so that quick clicks are not lost; but what was clicked before
   * something was sent was meant for the question before.
   */
  private inLine<T>(dropped: T, work: () => Promise<T>): Promise<T> {
    const { sends } = this
    if (this.sending) return Promise.resolve(dropped)
    // From the click on: what would send the plan waits until all that was clicked is in it.
    this.waiting += 1
    const done = this.line
      .then(() => (this.sends === sends ? work() : dropped))
      .finally(() => (this.waiting -= 1))
    this.line = done.then(() => undefined)
    return done
  }

  private async add(move: string): Promise<void> {
    const plan = await this.planNow([...this.planned, move])
    this.unsure = []
    if (!plan.ends && !plan.reveals) this.plan = plan
    else if (this.table.confirms?.(plan)) this.unsure = plan.moves
    else await this.sendAll(plan.moves)
  }

  private async takeOut(move: string): Promise<void> {
    const place = this.planned.lastIndexOf(move)
    const before = this.planned.slice(0, place)
    const rest = [...before, ...this.planned.slice(place + 1)]
    try {
      await this.replan(rest)
    } catch {
      // What came after needed the step that is gone.
      await this.replan(before)
    }
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (thrown) {
      this.plan = null
      this.table.showProblem(asProblem(thrown))
    }
  }

  /** What moves lead to at the table as it stands: an answer may come after news of a later table. */
  private async planNow(moves: readonly string[]): Promise<Plan> {
    for (;;) {
      const { sequence } = this.table
      const plan = await this.table.plan(moves)
      if (this.table.sequence === sequence) return plan
    }
  }

  private async replan(moves: readonly string[]): Promise<void> {
    this.plan = moves.length === 0 ? null : await this.planNow(moves)
  }

  /** The whole answer in one message: all of it counts, or nothing. */
  private async sendAll(moves: readonly string[]): Promise<void> {
    this.sending = true
    this.sends += 1
    try {
      if (moves.length === 0) return
      const { sequence } = await this.table.move(moves, this.table.sequence)
      // The planned view stays until the true one is here, so that nothing jumps back.
      await this.table.reached(sequence)
      this.plan = null
    } finally {
      this.unsure = []
      this.sending = false
    }
  }
}

/** What speaks against a plan that is asked for. */
export async function reasonAgainst(asked: Promise<Plan>): Promise<Reason | null> {
  try {
    await asked
    return null
  } catch (thrown) {
    const { status, reason, rule, words } = asProblem(thrown)
    if (status === 0) throw thrown
    return { reason, rule, words: { ...words } }
  }
}

/** The turn of whoever only looks. */
export const ONLOOKER: Turn = {
  seat: null,
  mine: false,
  busy: false,
  offers: NONE,
  inserts: NONE,
  planned: [],
  has: () => false,
  isPlanned: () => false,
  choose: async () => undefined,
  toggle: async () => undefined,
  attempt: async () => false,
  foresee: async () => null,
  clear: () => undefined,
  unconfirmed: [],
  confirm: async () => undefined,
  send: async () => undefined,
  why: async () => undefined,
  explain: () => undefined,
}
