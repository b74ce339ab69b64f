/** Pieces of Florence: members, guards, carriages, gonfalons, dials and Strozzi's arms. */

import { emblemAt, type EmblemName } from './icons'
import { numeral, round, svg } from './draw'
import { arms, automaArms } from './seats'

export const NOBLES = ['cosimo', 'contessina', 'giovanni'] as const
export type Noble = (typeof NOBLES)[number]
export type Rank = 'debutant' | 'donna' | 'maestro'

const EMBLEM: Readonly<Record<Noble, EmblemName>> = {
  cosimo: 'sun',
  contessina: 'lily',
  giovanni: 'gate',
}
const COLOUR: Readonly<Record<Noble, string>> = {
  cosimo: 'var(--f-co)',
  contessina: 'var(--f-ct)',
  giovanni: 'var(--f-gi)',
}
const PLASTER = '#FBF3E0'

export function isNoble(name: string): name is Noble {
  return (NOBLES as readonly string[]).includes(name)
}

/** Whose arms a piece bears: a seat's, or Strozzi's with both colours or one of them. */
export interface Bearer {
  seat: number
  colour?: string | null
}

/** Arms inside another drawing. */
export function armsOf({ seat, colour }: Bearer, x: number, y: number, height: number): string {
  return seat < 0 ? automaArms(colour, x, y, height) : arms(seat, x, y, height)
}

/** Arms in a line of text. */
export function crest(bearer: Bearer, size: number): string {
  return svg(
    { className: 'badge', width: Math.round(size * 0.93), height: size, viewBox: '-1.5 -1.5 43 47' },
    armsOf(bearer, 0, 0, 44),
  )
}

// Members of a family, 24 x 38: arms as body, the rank is read from the head.

const HEADS: Readonly<Record<Rank, string>> = {
  debutant:
    '<circle cx="12" cy="9" r="5" fill="#EBCBA6" stroke="var(--badge-line)" stroke-width="1.3"/>',
  donna:
    '<path d="M12-4L17.5 9C19.5 12 20.5 14 21 16.5H3C3.5 14 4.5 12 6.5 9Z" fill="var(--argent)" stroke="var(--badge-line)" stroke-width="1.3" stroke-linejoin="round"/>' +
    '<circle cx="12" cy="10" r="4.4" fill="#EBCBA6" stroke="var(--badge-line)" stroke-width="1.2"/>',
  maestro:
    '<circle cx="12" cy="9" r="5" fill="#EBCBA6" stroke="var(--badge-line)" stroke-width="1.3"/>' +
    '<path d="M1.5 6.5C1 3 7-1 12-.5C18-1 23 3 22.5 6.5C18 4.8 6 4.8 1.5 6.5Z" fill="#2A2320" stroke="var(--badge-line)" stroke-width="1.2"/>' +
    '<path d="M18 1C20-4 23-5 25-5C24.5-1 22.5 2 19.5 3.5Z" fill="#E8C271" stroke="#2A2320" stroke-width=".8"/>',
}

export function isRank(name: string): name is Rank {
  return name in HEADS
}

export function member(bearer: Bearer, rank: string, height?: number): string {
  const head = isRank(rank) ? HEADS[rank] : HEADS.debutant
  return svg(
    {
      className: 'member',
      viewBox: '-2 -6 29 46',
      width: height === undefined ? undefined : round(height * 0.63),
      height,
    },
    head + armsOf(bearer, 1.6, 14.5, 23),
  )
}

// Guards: the owner's arms over two halberds; without one an empty shield with the noble's emblem.

const HALBERDS =
  '<path d="M4 42L33 4M36 42L7 4" stroke="var(--rule-2)" stroke-width="3"/>' +
  '<path d="M33 0L39 7L33 10C29 8 28 5 29 2ZM7 0L1 7L7 10C11 8 12 5 11 2Z" fill="#8E989C" stroke="#2A2320" stroke-width="1"/>'
const SHIELD = 'M4 3H36V21C36 33 27 39 20 42C13 39 4 33 4 21Z'

export function emptyShield(noble: Noble): string {
  return svg(
    { viewBox: '0 0 40 44' },
    `<path d="${SHIELD}" fill="var(--sheet)" stroke="var(--rule-2)" stroke-width="2.6"/>` +
      emblemAt(EMBLEM[noble], 8, 7, 24, 'var(--ink-3)'),
  )
}

export function guard(seat: number, size?: number): string {
  return svg(
    { viewBox: '0 0 40 44', width: size === undefined ? undefined : round(size * 0.91), height: size },
    HALBERDS + armsOf({ seat }, 6, 6.5, 31),
  )
}

// Nobles.

/** 46 x 36: body in the noble's colour, the emblem on the door. */
export function carriage(noble: Noble, width?: number): string {
  const wheels = [11, 35]
    .map(
      (x) =>
        `<circle cx="${x}" cy="27.5" r="5.8" fill="#E9DCC0" stroke="#2A2320" stroke-width="2"/>` +
        `<path d="M${x} 22.5v10M${x - 5} 27.5h10" stroke="#2A2320" stroke-width="1.2"/>`,
    )
    .join('')
  return svg(
    {
      className: 'carriage',
      viewBox: '0 -4 46 39',
      width,
      height: width === undefined ? undefined : round((width * 39) / 46),
    },
    `<path d="M3 22C1 14 3 8 7 6C16 3 30 3 39 6C43 8 45 14 43 22Z" fill="${COLOUR[noble]}" stroke="var(--badge-line)" stroke-width="1.5"/>` +
      '<path d="M6 6C10-1 36-1 40 6Z" fill="#E8C271" stroke="var(--badge-line)" stroke-width="1.3"/>' +
      '<circle cx="23" cy="-1" r="2.2" fill="#E8C271" stroke="var(--badge-line)"/>' +
      `<circle cx="23" cy="13.5" r="7.8" fill="${PLASTER}"/>` +
      emblemAt(EMBLEM[noble], 16.5, 7, 13, COLOUR[noble]) +
      '<path d="M1 23H45" stroke="var(--badge-line)" stroke-width="2"/>' +
      wheels,
  )
}

/** A destination: a gonfalon that hangs from the place's frame, gold-edged for the active noble. */
export function gonfalon(noble: Noble, active: boolean): string {
  const line = active ? 'var(--leaf-line)' : 'var(--badge-line)'
  return svg(
    { viewBox: '-4 0 36 34' },
    `<path d="M1 2H27V32L14 25L1 32Z" fill="${COLOUR[noble]}" stroke="${line}" stroke-width="${active ? 2.6 : 1.5}" stroke-linejoin="round"/>` +
      `<path d="M-2 2H30" stroke="${line}" stroke-width="3.5" stroke-linecap="round"/>` +
      emblemAt(EMBLEM[noble], 5, 6, 18, PLASTER),
  )
}

/** The noble's emblem on a disc of his colour. */
export function seal(noble: Noble, size: number): string {
  return svg(
    { width: size, height: size, viewBox: '0 0 24 24' },
    `<circle cx="12" cy="12" r="11.5" fill="${COLOUR[noble]}"/>` +
      emblemAt(EMBLEM[noble], 4.5, 4.5, 15, PLASTER),
  )
}

/** The back of a scandal card, in a line. */
export function scandalBack(noble: Noble, height: number): string {
  return svg(
    { viewBox: '0 0 14 19', width: round((height * 14) / 19), height },
    `<rect x=".5" y=".5" width="13" height="18" rx="2" fill="${COLOUR[noble]}" stroke="#2A1A10"/>` +
      emblemAt(EMBLEM[noble], 2, 4.5, 10, PLASTER),
  )
}

/** The emblem alone, for cards. */
export function emblem(noble: Noble, size: number): string {
  return svg(
    { viewBox: '0 0 40 40', width: size, height: size },
    emblemAt(EMBLEM[noble], 0, 0, 40, PLASTER, 0.9),
  )
}

export function ringPiece(seat: number, size: number): string {
  const colour = seat < 0 ? 'var(--s2)' : `var(--s${seat + 1})`
  return svg(
    { viewBox: '-24 -24 48 48', width: size, height: size },
    '<circle r="20" fill="none" stroke="var(--badge-line)" stroke-width="7"/>' +
      `<circle r="20" fill="none" stroke="${colour}" stroke-width="4.5"/>`,
  )
}

/** A mask, for what scandals do. */
export function mask(size: number): string {
  return svg(
    { className: 'icon', viewBox: '0 0 24 24', width: size, height: size, attributes: 'fill="currentColor"' },
    '<path d="M3 5C9 3 15 3 21 5C21.5 13 18 20 12 21.5C6 20 2.5 13 3 5ZM6 10.5c1.5-1.5 3.5-1.5 4.5.3c-1.5.9-3.2.8-4.5-.3ZM18 10.5c-1.5-1.5-3.5-1.5-4.5.3c1.5.9 3.2.8 4.5-.3ZM7.5 14.5c3 1.7 6 1.7 9 0c-1 3.5-8 3.5-9 0Z" fill-rule="evenodd"/>',
  )
}

// Dials.

function at(hours: number, radius: number, sectors: number): readonly [number, number] {
  const angle = (hours / sectors) * 2 * Math.PI - Math.PI / 2
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))]
}

function wedge(from: number, to: number, most: number, fill: string): string {
  if (to <= from) return ''
  const [inner, outer] = [40, 54]
  if (to - from >= most) {
    return `<circle r="47" fill="none" stroke="${fill}" stroke-width="14"/>`
  }
  const big = to - from > most / 2 ? 1 : 0
  const [x1, y1] = at(from, outer, most)
  const [x2, y2] = at(to, outer, most)
  const [x3, y3] = at(to, inner, most)
  const [x4, y4] = at(from, inner, most)
  return `<path d="M${x1} ${y1}A${outer} ${outer} 0 ${big} 1 ${x2} ${y2}L${x3} ${y3}A${inner} ${inner} 0 ${big} 0 ${x4} ${y4}Z" fill="${fill}"/>`
}

/** The time dial, as much as one may have up: verdigris stays, gold is about to be spent. */
export function timeDial(time: number, spending: number, most: number): string {
  const spent = Math.max(0, Math.min(spending, time))
  const hours = Array.from({ length: most }, (_, index) => {
    const [x, y] = at(index + 1, 67, most)
    return numeral(index + 1, x, y + 6.5, 19.5, index < time ? 'var(--ink)' : 'var(--ink-3)')
  })
  const [x, y] = at(time, 37, most)
  return svg(
    { className: 'time-dial', viewBox: '-98 -98 196 196' },
    '<circle r="92" fill="var(--serena)"/><circle r="88" fill="none" stroke="var(--serena-pale)" stroke-width="1.5"/>' +
      '<circle r="80" fill="var(--raise)" stroke="var(--serena-deep)"/>' +
      wedge(0, time - spent, most, 'var(--verd)') +
      wedge(time - spent, time, most, 'var(--leaf-line)') +
      hours.join('') +
      `<path d="M0 0L${x} ${y}" stroke="var(--cotto)" stroke-width="4" stroke-linecap="round"/>` +
      '<circle r="22" fill="var(--plate)" stroke="var(--serena-deep)" stroke-width="2"/>' +
      numeral(time, 0, 9, 28, 'var(--on-plate)'),
  )
}

/** The noble dial: a sector for each round, the present one on top in gold. */
export function nobleDial(now: number, rounds: number, size: number): string {
  const sectors = Array.from({ length: rounds }, (_, index) => {
    const noble = NOBLES[index % NOBLES.length] ?? 'cosimo'
    const turn = index + 1 - now
    const [here, past] = [turn === 0, turn < 0]
    const corner = (hours: number, radius: number): string => at(hours, radius, rounds).join(' ')
    const [cx, cy] = at(turn, 41, rounds)
    const [nx, ny] = at(turn, 27, rounds)
    return (
      `<path d="M${corner(turn - 0.5, 51)}A51 51 0 0 1 ${corner(turn + 0.5, 51)}L${corner(turn + 0.5, 21)}A21 21 0 0 0 ${corner(turn - 0.5, 21)}Z" fill="${here ? 'var(--gold-wash)' : past ? 'var(--well)' : 'var(--raise)'}" stroke="${here ? 'var(--leaf-line)' : 'var(--serena-deep)'}" stroke-width="${here ? 2.5 : 1}"/>` +
      `<circle cx="${cx}" cy="${cy}" r="8.5" fill="${COLOUR[noble]}" opacity="${past ? 0.4 : 1}"/>` +
      emblemAt(EMBLEM[noble], cx - 6, cy - 6, 12, PLASTER) +
      numeral(index + 1, nx, ny + 4.5, 13, past ? 'var(--ink-3)' : 'var(--ink)')
    )
  })
  return svg(
    { width: size, height: size, viewBox: '-59 -59 118 118' },
    '<circle r="57" fill="var(--serena)"/><circle r="54" fill="none" stroke="var(--serena-pale)" stroke-width="1.2"/>' +
      sectors.join('') +
      '<circle r="19" fill="var(--plate)" stroke="var(--serena-deep)" stroke-width="1.5"/>' +
      numeral(now, 0, 8, 24, 'var(--on-plate)'),
  )
}
