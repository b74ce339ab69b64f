/**
 * The cards that somebody has ticked for a bid or payment.
 *
 * The notation lays cards in an order and offers a step only while the sum can still be reached,
 * so a high card ticked first may be no legal first step although the whole is legal. What is
 * ticked is therefore kept here, and planned as a whole as soon as the server allows it.
 */

import type { Turn } from '../../table/contract'
import { boundBy, cardsOf, inOrder, jokerOf, worth } from './money'
import { cardFace } from '../../art/money'

export class Purse {
  ticked = $state.raw<readonly string[]>([])
  private settling = false
  private inPlan = false
  private closed = false

  constructor(
    private readonly turn: () => Turn,
    /** What the cards must come to; less is not worth asking the server. */
    private readonly due: () => number,
  ) {
    this.ticked = turn().planned.filter(isLaying)
    this.inPlan = this.ticked.length > 0
  }

  get worth(): number {
    return worth(this.ticked)
  }

  /** Whether what is ticked stands in the plan, so that it suffices. */
  get planned(): boolean {
    const laid = this.turn().planned.filter(isLaying)
    return laid.length > 0 && same(laid, this.ticked)
  }

  /** Whether a further card may be ticked: some card of its currency may be laid now. */
  open(card: string): boolean {
    const { currency } = cardFace(card)
    const layings = this.layings()
    if (currency === null) return layings.length > 0 || this.ticked.length > 0
    const bound = boundBy(this.ticked)
    if (bound !== null) return bound === currency
    return layings.some((move) => jokerOf(move) === null && boundBy([move]) === currency)
  }

  /** Whether a card is locked only because another currency is ticked. */
  otherCurrency(card: string): boolean {
    const bound = boundBy(this.ticked)
    const { currency } = cardFace(card)
    return bound !== null && currency !== null && bound !== currency
  }

  /** The jokers that may be ticked with cards that are not ticked yet. */
  jokers(free: readonly string[]): string[] {
    return this.layings().filter((move) => {
      if (jokerOf(move) === null) return false
      return cardsOf(move).every((card) => free.includes(card))
    })
  }

  tick(move: string): Promise<void> {
    this.ticked = inOrder([...this.ticked, move])
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

  private layings(): string[] {
    const { offers, inserts } = this.turn()
    return [...offers, ...inserts].map((offer) => offer.move).filter(isLaying)
  }

  /** The turn and what is due, once no answer is awaited; null when nobody looks any more. */
  private async idle(): Promise<{ turn: Turn; due: number } | null> {
    while (!this.closed && this.turn().busy) await new Promise((done) => setTimeout(done, 30))
    // Both at once: whoever waits goes on later, when the region may have gone.
    return this.closed ? null : { turn: this.turn(), due: this.due() }
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
        const { turn, due } = asked
        const before = turn.planned.filter((move) => !isLaying(move))
        this.inPlan = false
        const worthAsking = worth(tried) >= due
        if (worthAsking && (await turn.attempt([...before, ...tried]))) this.inPlan = true
        else await turn.attempt(before)
      }
    } finally {
      this.settling = false
    }
  }
}

function isLaying(move: string): boolean {
  return move.startsWith('lay ')
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((move, place) => move === others[place])
}
