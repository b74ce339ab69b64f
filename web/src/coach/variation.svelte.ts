/** A decision of a finished game tried again: the moves made so far, and what the seat sees. */

import { api } from '../api/client'
import type { Problem } from '../api/problem'
import type { Accepted, MadeMove, Plan, Reason, Variation, VariationRequest } from '../api/types'
import type { LogLine, Offer, TableInfo } from '../table/contract'
import { tableOf } from '../table/replay.svelte'
import { reasonAgainst, type TurnTable } from '../table/turn.svelte'

/** Which decision of which table: the seat, and its move counted from 1. */
export interface Tried {
  id: string
  seat: number
  move: number
}

/** What the session needs of the page around it. */
export interface VariationPage {
  showReason(reason: Reason, element: Element): void
  showProblem(problem: Problem): void
}

/** How a variation begins. */
export const firstOf = ({ id, seat, move }: Tried): Promise<Variation> => api.variation(id, { seat, move })

export class VariationSession implements TurnTable {
  now: Variation = $state.raw() as Variation
  lines: readonly LogLine[] = $state.raw([])
  private made: readonly MadeMove[] = $state.raw([])

  constructor(
    readonly tried: Tried,
    private readonly first: Variation,
    private readonly page: VariationPage,
  ) {
    this.now = first
  }

  get seat(): number {
    return this.tried.seat
  }

  get offers(): readonly Offer[] {
    return this.now.offers
  }

  get sequence(): number {
    return this.made.length
  }

  get over(): boolean {
    return this.now.scores !== null
  }

  get table(): TableInfo {
    const { game, bots, scores, winners } = this.now
    const table = tableOf({ game, names: bots.map(() => ''), scores, steps: [] })
    const seats = table.seats.map((each, seat) =>
      seat === this.seat ? { ...each, mine: true } : { ...each, kind: 'bot' as const, bot: bots[seat] ?? null },
    )
    return { ...table, status: this.over ? 'finished' : 'playing', seats, winners, sequence: this.sequence }
  }

  /** Begin again where the decision was. */
  restart(): void {
    this.made = []
    this.lines = []
    this.now = this.first
  }

  plan(moves: readonly string[]): Promise<Plan> {
    return api.planVariation(this.tried.id, this.request(moves))
  }

  async move(moves: readonly string[]): Promise<Accepted> {
    await this.goOn(moves)
    // Bots who think long are waited for in parts.
    while (!this.over && this.offers.length === 0) await this.goOn([])
    return { type: 'accepted', key: '', sequence: this.sequence }
  }

  whyNot(move: string): Promise<Reason | null> {
    return reasonAgainst(this.plan([move]))
  }

  async reached(): Promise<void> {
    // What a move led to came with its answer.
  }

  showReason(reason: Reason, element: Element): void {
    this.page.showReason(reason, element)
  }

  showProblem(problem: Problem): void {
    this.page.showProblem(problem)
  }

  private async goOn(moves: readonly string[]): Promise<void> {
    const next = await api.variation(this.tried.id, this.request(moves))
    this.made = [...this.made, ...next.made]
    this.lines = [...this.lines, ...next.log]
    this.now = next
  }

  private request(moves: readonly string[]): VariationRequest {
    const { seat, move } = this.tried
    return { seat, move, made: [...this.made], moves: [...moves] }
  }
}
