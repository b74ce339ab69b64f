/** Exactly so many bonds picked out of a hand, revisable until they are sent. */

import { sorted, type HeldBond } from './hand'

export class Picks {
  private picked = $state.raw<readonly HeldBond[]>([])
  private about = ''

  constructor(private readonly need: () => number) {}

  /** Another question leaves nothing picked. */
  follow(question: string): void {
    if (question !== this.about) this.picked = []
    this.about = question
  }

  /** In the order in which they are named. */
  get bonds(): string[] {
    return sorted(this.picked.map((held) => held.bond))
  }

  get missing(): number {
    return this.need() - this.picked.length
  }

  has(held: HeldBond): boolean {
    return this.picked.some((each) => same(each, held))
  }

  /** Take one out again, or add it; when there are enough, the one picked first gives way. */
  toggle(held: HeldBond): void {
    if (this.has(held)) {
      this.picked = this.picked.filter((each) => !same(each, held))
    } else {
      const kept = this.missing > 0 ? this.picked : this.picked.slice(1)
      this.picked = [...kept, held]
    }
  }

  moves(verb: string): string[] {
    return this.bonds.map((bond) => `${verb} ${bond}`)
  }
}

function same(one: HeldBond, other: HeldBond): boolean {
  return one.bond === other.bond && one.copy === other.copy
}
