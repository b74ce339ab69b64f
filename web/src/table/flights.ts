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

const MILLISECONDS = 240
/** When more wait, each is quicker, so that the board is not behind the game. */
const HURRIED_MILLISECONDS = 110
const CALM_WAITING = 2
const WASH_MILLISECONDS = 700
/** Beyond this many the eye follows nothing; the log still tells. */
const MOST_WAITING = 6

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

export class FlightDeck {
  private waiting: Journey[] = []
  private flying: Animation | null = null

  constructor(
    private readonly layer: HTMLElement,
    private readonly still: () => boolean,
  ) {}

  /** Where pieces leave from, to be asked before the table changes. */
  departures(flights: readonly Flight[]): (Point | null)[] {
    return flights.map((flight) => middleOf(flight.from))
  }

  /** Let pieces travel, once the table has changed. */
  depart(flights: readonly Flight[], departures: readonly (Point | null)[]): void {
    wash(flights.map((flight) => flight.to))
    if (this.still()) return
    flights.forEach((flight, place) => {
      const from = departures[place] ?? middleOf(flight.from)
      const to = middleOf(flight.to)
      if (from && to) this.waiting.push({ flight, from, to })
    })
    this.waiting = this.waiting.slice(-MOST_WAITING)
    if (!this.flying) this.next()
  }

  /** End every journey now. */
  finish(): void {
    this.waiting = []
    this.flying?.finish()
  }

  private next(): void {
    const journey = this.waiting.shift()
    if (!journey) {
      this.flying = null
      return
    }
    const { flight, from, to } = journey
    const piece = document.createElement('div')
    piece.className = 'flight'
    piece.innerHTML = flight.piece
    piece.style.width = `${flight.width}px`
    piece.style.height = `${flight.height}px`
    this.layer.append(piece)
    const at = (point: Point, size: number): string =>
      `translate(${point.x - flight.width / 2}px, ${point.y - flight.height / 2}px) scale(${size})`
    this.flying = piece.animate(
      [{ transform: at(from, 1) }, { transform: at(to, 1.06), offset: 0.85 }, { transform: at(to, 1) }],
      { duration: this.waiting.length > CALM_WAITING ? HURRIED_MILLISECONDS : MILLISECONDS, easing: 'cubic-bezier(.2,.7,.2,1)' },
    )
    const landed = (): void => {
      piece.remove()
      this.next()
    }
    this.flying.onfinish = landed
    this.flying.oncancel = landed
  }
}
