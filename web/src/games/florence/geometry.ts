/** Where things stand on the map, wide for the desk and narrow for the phone. */

import { BOX } from './box'

export interface Point {
  x: number
  y: number
}

export interface Geometry {
  name: 'wide' | 'narrow'
  width: number
  height: number
  /** A place's frame. */
  cell: { width: number; height: number }
  origin: Point
  step: Point
  disc: Point & { radius: number; size: number }
  /** The boast tile with its name and three boxes. */
  tile: Point & { width: number; height: number; text: number; factor: number }
  box: Point & { width: number; height: number; step: number; text: number }
  spy: Point & { size: number }
  bouncer: Point & { size: number }
  queue: Point & { width: number; slot: number; height: number }
  street: { width: number; shield: number }
  carriage: Point & { width: number }
  gonfalon: Point & { width: number }
}

export const WIDE: Geometry = {
  name: 'wide',
  width: 868,
  height: 532,
  cell: { width: 222, height: 118 },
  origin: { x: 12, y: 10 },
  step: { x: 311, y: 179 },
  disc: { x: 29, y: 30, radius: 19, size: 24 },
  tile: { x: 56, y: 9, width: 132, height: 44, text: 14.5, factor: 15 },
  box: { x: 60, y: 29, width: 40, height: 21, step: 42, text: 14.5 },
  spy: { x: 203, y: 31, size: 24 },
  bouncer: { x: 203, y: 92, size: 24 },
  queue: { x: 9, y: 109, width: 182, slot: 26, height: 46 },
  street: { width: 30, shield: 26 },
  carriage: { x: 168, y: 114, width: 46 },
  gonfalon: { x: 132, y: 116, width: 34 },
}

/** For a phone that lies on its side: as wide, and as low as what is read allows. */
export const LOW: Geometry = {
  name: 'narrow',
  width: 416,
  height: 320,
  cell: { width: 124, height: 84 },
  origin: { x: 2, y: 3 },
  step: { x: 144, y: 105 },
  disc: { x: 14, y: 14, radius: 11, size: 15 },
  tile: { x: 27, y: 3, width: 94, height: 21, text: 12.5, factor: 12 },
  box: { x: 3, y: 27, width: 27, height: 18, step: 27.5, text: 11.5 },
  spy: { x: 97, y: 36, size: 17 },
  bouncer: { x: 113, y: 36, size: 17 },
  queue: { x: 3, y: 82, width: 118, slot: 26, height: 32 },
  street: { width: 18, shield: 17 },
  carriage: { x: 86, y: 80, width: 30 },
  gonfalon: { x: 14, y: 83, width: 23 },
}

export const NARROW: Geometry = {
  name: 'narrow',
  width: 372,
  height: 398,
  cell: { width: 112, height: 108 },
  origin: { x: 2, y: 4 },
  step: { x: 128, y: 132 },
  disc: { x: 14, y: 15, radius: 11, size: 15 },
  tile: { x: 27, y: 4, width: 82, height: 22, text: 12.5, factor: 12 },
  box: { x: 3, y: 30, width: 25, height: 20, step: 25.5, text: 11.5 },
  spy: { x: 88, y: 40, size: 18 },
  bouncer: { x: 102, y: 40, size: 18 },
  queue: { x: 3, y: 105, width: 106, slot: 26, height: 35 },
  street: { width: 18, shield: 17 },
  carriage: { x: 77, y: 103, width: 33 },
  gonfalon: { x: 14, y: 106, width: 24 },
}

/** The nobles' one-way round; from 1 to 5 it leads through the park. */
export function route(): readonly number[] {
  return BOX.facts.route
}

type Ends = readonly [number, number]

/** The locations that each street joins. */
export function streets(): Ends[] {
  return Object.values(BOX.facts.streets).map(([start = 0, end = 0]): Ends => [start, end])
}

export function streetBetween(one: number, other: number): string | null {
  const found = streets().find(
    ([start, end]) => (start === one && end === other) || (start === other && end === one),
  )
  return found ? `${found[0]}-${found[1]}` : null
}

export function neighbours(location: number): number[] {
  return streets().flatMap(([start, end]) =>
    start === location ? [end] : end === location ? [start] : [],
  )
}

/** The corner of a place's frame. */
export function cornerOf(geometry: Geometry, location: number): Point {
  const { origin, step } = geometry
  return {
    x: origin.x + ((location - 1) % 3) * step.x,
    y: origin.y + Math.floor((location - 1) / 3) * step.y,
  }
}

/** The part of a street that shows between two frames. */
export function gapOf(
  geometry: Geometry,
  [start, end]: readonly [number, number],
): Point & { width: number; height: number; across: boolean } {
  const { cell, street } = geometry
  const [from, to] = [cornerOf(geometry, start), cornerOf(geometry, end)]
  if (from.y === to.y) {
    const x = from.x + cell.width
    const y = from.y + cell.height / 2 - street.width / 2
    return { x, y, width: to.x - x, height: street.width, across: true }
  }
  const x = from.x + cell.width / 2 - street.width / 2
  const y = from.y + cell.height
  return { x, y, width: street.width, height: to.y - y, across: false }
}

/** How wide a slot of a queue is when this many are drawn. */
export function slotStep(geometry: Geometry, slots: number): number {
  return Math.min(geometry.queue.slot, geometry.queue.width / slots)
}

/** How tall a member is drawn: where slots are narrow it may reach into the next. */
export function figureHeight(geometry: Geometry, slots: number): number {
  return Math.min(geometry.queue.height, slotStep(geometry, slots) * (geometry.name === 'wide' ? 1.75 : 2))
}

/** How many slots are drawn: on the desk the closed ones too. */
export function drawnSlots(geometry: Geometry, open: number): number {
  return geometry.name === 'wide' ? BOX.facts.slots : open
}
