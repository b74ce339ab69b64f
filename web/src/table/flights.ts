/** Pieces that travel from where they were to where they are, one after the other. */

import type { Flight } from './contract'
import { placeElements } from './lighting'

interface Point {
  x: number
  y: number
}

interface Journey {
  flight: Flight
  from: Point
  to: Point
}

/** A piece of the board on its way: where it has come to, and what of the board it stands for. */
interface Mover {
  piece: HTMLElement
  at: Point
  hidden: readonly Element[]
}

const MILLISECONDS = 240
/** So long do all journeys of one moment take at most, as many as they are: then each is quicker. */
const MOST_IN_ALL = 4
const LEAST_MILLISECONDS = 50
const WASH_MILLISECONDS = 700

/** The middle of a place, if it can be seen. */
export function middleOf(place: string): Point | null {
  for (const element of placeElements(place)) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.height > 0) {
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    }
  }
  return null
}

export function wash(places: readonly string[]): void {
  const elements = places.flatMap(placeElements)
  for (const element of elements) element.classList.add('washed')
  setTimeout(() => {
    for (const element of elements) element.classList.remove('washed')
  }, WASH_MILLISECONDS)
}

/** How long each of so many journeys takes. */
export function eachOf(number: number, alone: number): number {
  return Math.max(LEAST_MILLISECONDS, Math.min(alone, (alone * MOST_IN_ALL) / Math.max(1, number)))
}

export class FlightDeck {
  private line: Promise<void> = Promise.resolve()
  private flying: Animation | null = null
  /** Goes up when all journeys are ended: those that wait are not begun. */
  private ended = 0
  private readonly movers = new Map<string, Mover>()
  private readonly gains = new Map<number, { points: number; sign: HTMLElement }>()

  constructor(
    private readonly layer: HTMLElement,
    private readonly still: () => boolean,
  ) {}

  /** Where pieces leave from, to be asked before the table changes. */
  departures(flights: readonly Flight[]): (Point | null)[] {
    return flights.map((flight) => middleOf(flight.from))
  }

  /** Let pieces travel, once the table has changed. */
  async depart(flights: readonly Flight[], departures: readonly (Point | null)[]): Promise<void> {
    wash(flights.map((flight) => flight.to))
    if (this.still()) return
    await this.travel(this.journeys(flights, departures), MILLISECONDS, false)
    this.bringHome()
  }

  /** Let pieces travel before the table changes; they stay where they land until they are cleared. */
  async fly(flights: readonly Flight[], milliseconds: number): Promise<void> {
    wash(flights.map((flight) => flight.to))
    if (this.still()) return
    await this.travel(this.journeys(flights, []), milliseconds, true)
  }

  /** End every journey now. */
  finish(): void {
    this.ended += 1
    this.flying?.finish()
  }

  /** Take away what has landed: the table shows it. */
  clear(): void {
    this.bringHome()
    this.gains.clear()
    this.layer.replaceChildren()
  }

  /** Points tick up beside a seat until the table shows them. */
  gain(seat: number, points: number): void {
    const at = middleOf(`seat-${seat}`)
    if (at === null) return
    const known = this.gains.get(seat)
    const sign = known?.sign ?? document.createElement('b')
    const sum = (known?.points ?? 0) + points
    this.gains.set(seat, { points: sum, sign })
    sign.className = 'gain'
    sign.textContent = `${sum < 0 ? '−' : '+'}${Math.abs(sum)}`
    sign.style.left = `${at.x}px`
    sign.style.top = `${at.y}px`
    if (!known) this.layer.append(sign)
  }

  /** Each piece that was on its way stands on the board again. */
  private bringHome(): void {
    for (const { piece, hidden } of this.movers.values()) {
      piece.remove()
      for (const element of hidden) element.classList.remove('travelling')
    }
    this.movers.clear()
  }

  private journeys(flights: readonly Flight[], departures: readonly (Point | null)[]): Journey[] {
    return flights.flatMap((flight, place) => {
      const under = flight.mover === undefined ? null : (this.movers.get(flight.mover)?.at ?? null)
      const from = under ?? departures[place] ?? middleOf(flight.from)
      const to = middleOf(flight.to)
      return from && to ? [{ flight, from, to }] : []
    })
  }

  private travel(journeys: readonly Journey[], alone: number, stays: boolean): Promise<void> {
    const { ended } = this
    const milliseconds = eachOf(journeys.length, alone)
    const last = this.line.then(async () => {
      for (const journey of journeys) {
        if (ended !== this.ended) return
        await this.make(journey, milliseconds, stays)
      }
    })
    this.line = last
    return last
  }

  private make({ flight, from, to }: Journey, duration: number, stays: boolean): Promise<void> {
    const known = flight.mover === undefined ? undefined : this.movers.get(flight.mover)
    const piece = known?.piece ?? document.createElement('div')
    if (flight.mover !== undefined) {
      const hidden = known?.hidden ?? placeElements(flight.mover)
      for (const element of hidden) element.classList.add('travelling')
      this.movers.set(flight.mover, { piece, at: to, hidden })
    }
    piece.className = 'flight'
    piece.innerHTML = flight.piece
    piece.style.width = `${flight.width}px`
    piece.style.height = `${flight.height}px`
    const at = (point: Point, size: number): string =>
      `translate(${point.x - flight.width / 2}px, ${point.y - flight.height / 2}px) scale(${size})`
    piece.style.transform = at(to, 1)
    this.layer.append(piece)
    const flying = piece.animate(
      [{ transform: at(from, 1) }, { transform: at(to, 1.06), offset: 0.85 }, { transform: at(to, 1) }],
      { duration, easing: 'cubic-bezier(.2,.7,.2,1)' },
    )
    this.flying = flying
    return new Promise((landed) => {
      const done = (): void => {
        if (!stays && flight.mover === undefined) piece.remove()
        landed()
      }
      flying.onfinish = done
      flying.oncancel = done
    })
  }
}
