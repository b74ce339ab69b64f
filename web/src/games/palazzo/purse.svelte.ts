/**
 * The cards that somebody has ticked for a bid or payment.
 *
 * The notation lays cards in an order and offers a step only while the sum can still be reached,
 * so a high card ticked first may be no legal first step although the whole is legal. What is
 * ticked is therefore kept here, and planned as a whole as soon as the server allows it. What may
 * be ticked together and what it comes to is told by the view.
 */

import type { Turn } from '../../table/contract'
import { isLaying, unitOf, worthOf } from './money'
import type { Laying, Unit } from './view'

export class Purse {
  ticked = $state.raw<readonly string[]>([])
  private settling = false
  private inPlan = false
  private closed = false

  constructor(
    private readonly turn: () => Turn,
    /** What may be laid; null while nothing is. */
    private readonly laying: () => Laying | null,
  ) {
    this.ticked = turn().planned.filter(isLaying)
    this.inPlan = this.ticked.length > 0
  }

  get worth(): number {
    return worthOf(this.laying(), this.ticked)
  }

  /** The cards that are ticked. */
  get cards(): string[] {
    return this.ticked.flatMap((move) => unitOf(this.laying(), move)?.cards ?? [])
  }

  /** Whether what is ticked stands in the plan, so that it suffices. */
  get planned(): boolean {
    const laid = this.turn().planned.filter(isLaying)
    return laid.length > 0 && same(laid, this.ticked)
  }

  /** Whether a further card or joker goes with what is ticked. */
  open(move: string): boolean {
    return this.goes([...this.ticked, move])
  }

  /** Whether a card is locked only because of what is ticked. */
  kept(move: string): boolean {
    return !this.open(move) && this.goes([move])
  }

  /** The jokers that may be ticked with cards that are not ticked yet. */
  jokers(free: readonly string[]): Unit[] {
    const units = this.laying()?.units ?? []
    return units.filter(({ move, cards }) => cards.length > 1 && this.open(move) && cards.every((card) => free.includes(card)))
  }

  tick(move: string): Promise<void> {
    const order = this.laying()?.units.map((unit) => unit.move) ?? []
    this.ticked = [...this.ticked, move].sort((one, other) => order.indexOf(one) - order.indexOf(other))
    return this.settle()
  }

  untick(move: string): Promise<void> {
    const place = this.ticked.lastIndexOf(move)
    this.ticked = this.ticked.filter((_, index) => index !== place)
    return this.settle()
  }

  empty(): void {
    if (this.ticked.length > 0) this.ticked = []
    this.inPlan = false
  }

  /** Nobody looks at it any more: what it was given belongs to a region that has gone. */
  close(): void {
    this.closed = true
  }

  /** When the plan was given up elsewhere, nothing stays ticked. */
  follow(): void {
    if (this.inPlan && !this.turn().planned.some(isLaying)) this.empty()
  }

  private goes(moves: readonly string[]): boolean {
    return this.laying()?.together.some((group) => moves.every((move) => group.includes(move))) ?? false
  }

  /** The turn and what may be laid, once no answer is awaited; null when nobody looks any more. */
  private async idle(): Promise<{ turn: Turn; laying: Laying | null } | null> {
    while (!this.closed && this.turn().busy) await new Promise((done) => setTimeout(done, 30))
    // Both at once: whoever waits goes on later, when the region may have gone.
    return this.closed ? null : { turn: this.turn(), laying: this.laying() }
  }

  /** Plan what is ticked, or only what came before it; again if more was ticked meanwhile. */
  private async settle(): Promise<void> {
    if (this.settling) return
    this.settling = true
    try {
      let tried: readonly string[] | null = null
      while (tried !== this.ticked) {
        tried = this.ticked
        const asked = await this.idle()
        if (asked === null) return
        const { turn, laying } = asked
        const before = turn.planned.filter((move) => !isLaying(move))
        this.inPlan = false
        const worthAsking = laying !== null && worthOf(laying, tried) >= laying.due
        if (worthAsking && (await turn.attempt([...before, ...tried]))) this.inPlan = true
        else await turn.attempt(before)
      }
    } finally {
      this.settling = false
    }
  }
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((move, place) => move === others[place])
}
