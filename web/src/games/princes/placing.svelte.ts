/**
 * Where the piece in hand is about to stand. Estate and buttons share it: one table on a page.
 * Every place comes from what the server offers; here is only which of them is meant.
 */

import type { Offer } from '../../table/contract'
import { covered, squareAt, type Outline } from './shapes'

export interface Placement {
  move: string
  /** The turn, counted from 1, and the square that the notation names. */
  turn: number
  square: string
  squares: readonly string[]
}

/** The offered placements of the piece whose outlines, turn by turn, are given. */
export function placementsOf(offers: readonly Offer[], turns: readonly Outline[]): Placement[] {
  return offers.flatMap(({ move, form }) => {
    if (form['family'] !== 'place') return []
    const turn = Number(form['turn'])
    const square = form['square'] ?? ''
    const squares = covered(turns[turn - 1] ?? [], square)
    return squares === null ? [] : [{ move, turn, square, squares }]
  })
}

function distance(squares: readonly string[], from: string): number {
  const [row, column] = squareAt(from)
  const middle = squares
    .map(squareAt)
    .reduce(([down, right], [r, c]) => [down + r / squares.length, right + c / squares.length], [0, 0])
  return Math.hypot(middle[0] - row, middle[1] - column)
}

/** The placement in a turn that lies best over a square; covering it comes first. */
export function nearest(
  placements: readonly Placement[],
  turn: number,
  square: string,
): Placement | null {
  let best: Placement | null = null
  let least = Infinity
  for (const placement of placements) {
    if (placement.turn !== turn) continue
    const away = placement.squares.includes(square) ? 0 : 100
    const found = away + distance(placement.squares, square)
    if (found < least) {
      least = found
      best = placement
    }
  }
  return best
}

/** The placement that covers a square: as it is turned now if possible, else in another turn. */
export function covering(
  placements: readonly Placement[],
  turn: number,
  square: string,
): Placement | null {
  const over = placements.filter(({ squares }) => squares.includes(square))
  const [first] = over
  if (first === undefined) return null
  return nearest(over, turn, square) ?? nearest(over, first.turn, square)
}

class Placing {
  /** Where it would stand if it were placed now. */
  pinned = $state.raw<Placement | null>(null)
  /** Where the pointer or the keyboard is. */
  hovered = $state.raw<string | null>(null)
  /** How it is turned, counted from 1. */
  turn = $state(1)
  /** Whether the pointer carries it. */
  dragging = $state(false)
  private of = ''

  /** A new piece begins anew. */
  begin(of: string, placements: readonly Placement[]): void {
    if (this.of === of) {
      const { pinned } = this
      if (pinned && !placements.some(({ move }) => move === pinned.move)) this.pinned = null
      return
    }
    this.of = of
    this.pinned = null
    this.hovered = null
    this.turn = placements[0]?.turn ?? 1
  }

  /** What is shown: where the pointer is before anything is pinned, else what is pinned. */
  shown(placements: readonly Placement[]): Placement | null {
    if (this.pinned !== null || this.hovered === null) return this.pinned
    // Over a square that nothing can cover the piece stays in sight, as near as it can be.
    return covering(placements, this.turn, this.hovered) ?? nearest(placements, this.turn, this.hovered)
  }

  pin(placement: Placement): void {
    this.pinned = placement
    this.turn = placement.turn
  }

  /**
   * Turn or flip it: `following` says of each turn which one comes. It stays over its square if it
   * can, and is always somewhere legal.
   */
  change(placements: readonly Placement[], following: readonly number[]): void {
    const around = this.pinned?.squares ?? []
    const at = this.hovered ?? around[Math.floor(around.length / 2)] ?? placements[0]?.square ?? ''
    let turn = this.turn
    for (let tries = 0; tries < 4; tries += 1) {
      turn = following[turn - 1] ?? turn
      const found = nearest(placements, turn, at)
      if (found === null) continue
      if (this.pinned !== null) this.pin(found)
      this.turn = turn
      return
    }
  }
}

export const placing = new Placing()
