/** The estates of the Princes: buildings as roofs in plan, wood, lake and park, the palazzo and its walls. */

import { define, round, svg } from './draw'
import { iconAt, type IconName } from './icons'

define(
  'princes',
  `<pattern id="p-roof" width="8" height="6" patternUnits="userSpaceOnUse"><path d="M0 5.5H8M2 0V3M6 3V6" stroke="#2a1410" stroke-width=".9" opacity=".28"/></pattern>
  <pattern id="p-wood" width="20" height="20" patternUnits="userSpaceOnUse"><g fill="var(--wood-d)"><circle cx="5" cy="6" r="4.6"/><circle cx="15" cy="15" r="5"/><circle cx="15.5" cy="4" r="3"/><circle cx="5" cy="16" r="3"/></g><g fill="var(--park)" opacity=".35"><circle cx="4" cy="4.7" r="1.7"/><circle cx="13.7" cy="13.3" r="1.9"/></g></pattern>
  <pattern id="p-lake" width="24" height="12" patternUnits="userSpaceOnUse"><path d="M0 4q3-3 6 0t6 0 6 0 6 0M6 10q3-3 6 0t6 0" stroke="var(--lake-d)" stroke-width="1.3" fill="none" opacity=".75"/></pattern>
  <pattern id="p-park" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M9 1L17 9L9 17L1 9Z" fill="none" stroke="var(--park-d)" stroke-width="1.4"/><circle cx="9" cy="9" r="2.2" fill="var(--cotto)"/><circle cx="0" cy="0" r="1.8" fill="var(--park-d)"/><circle cx="18" cy="0" r="1.8" fill="var(--park-d)"/><circle cx="0" cy="18" r="1.8" fill="var(--park-d)"/><circle cx="18" cy="18" r="1.8" fill="var(--park-d)"/></pattern>
  <pattern id="p-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="var(--ink-3)" stroke-width="1.2" opacity=".5"/></pattern>`,
)

export type Square = readonly [row: number, column: number]

export interface Standing {
  piece: string
  squares: readonly Square[]
  /** The square that bears the icon; the middle one unless given. */
  iconAt?: Square
}

const ROOFS: Record<string, string> = {
  university: 'l',
  laboratory: 'l',
  workshop: 'l',
  tower: 's',
  chapel: 's',
}

const ICONS: Record<string, IconName> = {
  university: 'university',
  laboratory: 'laboratory',
  workshop: 'workshop',
  library: 'library',
  opera: 'opera',
  studio: 'studio',
  hospital: 'hospital',
  theatre: 'theatre',
  theater: 'theatre',
  tower: 'tower',
  chapel: 'church',
  forest: 'forest',
  lake: 'lake',
  park: 'park',
}

/** The sign of a building or landscape. */
export function pieceIcon(name: string): IconName {
  const found = ICONS[name]
  if (found === undefined) throw new RangeError(`no piece ${name}`)
  return found
}

const LANDSCAPES: Record<string, string> = { forest: 'wood', lake: 'lake', park: 'park' }

function among(squares: readonly Square[], row: number, column: number): boolean {
  return squares.some(([r, c]) => r === row && c === column)
}

/** The squares as one shape, a little inside its edges. */
export function union(
  squares: readonly Square[],
  side: number,
  inset: number,
  attributes: string,
): string {
  const width = round(side - 2 * inset)
  const gap = round(2 * inset + 2)
  const parts = squares.map(([row, column]) => {
    const x = round(column * side + inset)
    const y = round(row * side + inset)
    const right = among(squares, row, column + 1)
    const below = among(squares, row + 1, column)
    const across = right && below && among(squares, row + 1, column + 1)
    return (
      `M${x} ${y}h${width}v${width}h${-width}Z` +
      (right ? `M${round(x + width - 1)} ${y}h${gap}v${width}h${-gap}Z` : '') +
      (below ? `M${x} ${round(y + width - 1)}h${width}v${gap}h${-width}Z` : '') +
      (across ? `M${round(x + width - 1)} ${round(y + width - 1)}h${gap}v${gap}h${-gap}Z` : '')
    )
  })
  return `<path d="${parts.join('')}" ${attributes}/>`
}

/** A piece of the estate on its squares. */
export function piece({ piece: name, squares, iconAt: at }: Standing, side = 56): string {
  const inset = round(side * 0.055)
  const line = round(Math.max(1, side * 0.035))
  const landscape = LANDSCAPES[name]
  if (landscape !== undefined) {
    return (
      union(squares, side, inset, `fill="none" stroke="var(--${landscape}-d)" stroke-width="${line * 2}" stroke-linejoin="round"`) +
      union(squares, side, inset, `fill="var(--${landscape})"`) +
      union(squares, side, inset, `fill="url(#p-${landscape})"`)
    )
  }
  const shadow = `transform="translate(${round(side * 0.05)} ${round(side * 0.07)})" fill="#2A1A10" opacity=".25"`
  return (
    union(squares, side, inset, shadow) +
    union(squares, side, inset, `fill="none" stroke="#3A1C12" stroke-width="${line * 2}" stroke-linejoin="round"`) +
    union(squares, side, inset, `fill="var(--roof-${ROOFS[name] ?? 'm'})"`) +
    union(squares, side, inset, 'fill="url(#p-roof)"') +
    `<path d="${ridges(squares, side)}" stroke="#FBE3C8" stroke-opacity=".75" stroke-width="${line}" fill="none" stroke-linecap="round"/>` +
    iconDisc(name, at ?? squares[Math.floor(squares.length / 2)], side, line)
  )
}

/** Ridges along the roof, and a hip at each end. */
function ridges(squares: readonly Square[], side: number): string {
  const reach = side * 0.44
  return squares
    .map(([row, column]) => {
      const x = round(column * side + side / 2)
      const y = round(row * side + side / 2)
      const around: Square[] = [
        [row, column + 1],
        [row, column - 1],
        [row + 1, column],
        [row - 1, column],
      ]
      const joined = around.filter(([r, c]) => among(squares, r, c))
      let path = ''
      if (among(squares, row, column + 1)) path += `M${x} ${y}h${side}`
      if (among(squares, row + 1, column)) path += `M${x} ${y}v${side}`
      const only = joined[0]
      if (joined.length === 1 && only !== undefined) {
        const down = row - only[0]
        const across = column - only[1]
        const hip = (sign: number): string =>
          `M${x} ${y}L${round(x + (across || sign) * reach)} ${round(y + (down || sign) * reach)}`
        path += hip(1) + hip(-1)
      }
      return path
    })
    .join('')
}

function iconDisc(name: string, at: Square | undefined, side: number, line: number): string {
  const drawn = ICONS[name]
  if (drawn === undefined || at === undefined) return ''
  const x = at[1] * side + side / 2
  const y = at[0] * side + side / 2
  const radius = side * 0.3
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="var(--plate)" stroke="#3A1C12" stroke-width="${line}"/>` +
    iconAt(drawn, x - radius * 0.66, y - radius * 0.66, radius * 1.32, '#5A2616')
  )
}

/** The palazzo in plan, marble round a court, in the lower left corner of every estate. */
function palazzoPlan(side: number): string {
  const top = 5 * side
  const width = 3 * side
  const height = 2 * side
  const wall = side * 0.7
  const line = round(Math.max(1, side * 0.04))
  const corners =
    `M2 ${top + 2}L${round(wall)} ${round(top + wall)}M${width - 2} ${top + 2}L${round(width - wall)} ${round(top + wall)}` +
    `M2 ${top + height - 2}L${round(wall)} ${round(top + height - wall)}M${width - 2} ${top + height - 2}L${round(width - wall)} ${round(top + height - wall)}`
  return (
    `<rect x="2" y="${top + 2}" width="${width - 4}" height="${height - 4}" fill="var(--marb)" stroke="var(--stone-d)" stroke-width="${line}"/>` +
    `<path d="${corners}" stroke="var(--marb-d)" stroke-width="${round(Math.max(0.7, side * 0.025))}"/>` +
    `<rect x="${round(wall)}" y="${round(top + wall)}" width="${round(width - 2 * wall)}" height="${round(height - 2 * wall)}" fill="var(--sand-l)" stroke="var(--marb-g)" stroke-width="${line}"/>` +
    `<circle cx="${width / 2}" cy="${top + height / 2}" r="${round(side * 0.16)}" fill="var(--lake)" stroke="var(--marb-g)" stroke-width="${round(Math.max(0.7, side * 0.03))}"/>`
  )
}

/** Walls of serena round the estate, with towers at the corners. */
function walls(size: number, margin: number): string {
  const towers = [-margin / 2, size + margin / 2]
    .flatMap((x) => [-margin / 2, size + margin / 2].map((y) => [x, y] as const))
    .map(
      ([x, y]) =>
        `<rect x="${round(x - margin * 0.85)}" y="${round(y - margin * 0.85)}" width="${round(margin * 1.7)}" height="${round(margin * 1.7)}" fill="var(--serena)" stroke="var(--serena-pale)" stroke-width="1.3"/>`,
    )
  return (
    `<rect x="${round(-margin)}" y="${round(-margin)}" width="${round(size + 2 * margin)}" height="${round(size + 2 * margin)}" fill="var(--serena)"/>` +
    `<rect x="${round(-margin * 0.62)}" y="${round(-margin * 0.62)}" width="${round(size + margin * 1.24)}" height="${round(size + margin * 1.24)}" fill="none" stroke="var(--serena-pale)" stroke-width="1.5"/>` +
    towers.join('')
  )
}

/** How thick the walls are, and how far the towers stand out. */
function rim(side: number): { margin: number; outer: number } {
  const margin = round(side * 0.24)
  return { margin, outer: round(margin * 1.4) }
}

/** How much of an estate's width its walls take on each side. */
export const WALL_SHARE = rim(56).outer / (7 * 56 + 2 * rim(56).outer)

/** A whole estate of 7 x 7 squares with what stands on it. */
export function estate(
  standing: readonly Standing[],
  frame: { side?: number; x?: number; y?: number; width?: number; height?: number } = {},
): string {
  const { side = 56, ...place } = frame
  const size = 7 * side
  const { margin, outer } = rim(side)
  const lines = [1, 2, 3, 4, 5, 6]
    .map((number) => `M0 ${number * side}H${size}M${number * side} 0V${size}`)
    .join('')
  return svg(
    {
      className: 'estate',
      ...place,
      viewBox: `${-outer} ${-outer} ${round(size + 2 * outer)} ${round(size + 2 * outer)}`,
    },
    walls(size, margin) +
      `<rect width="${size}" height="${size}" fill="var(--grass)"/>` +
      `<path d="${lines}" stroke="var(--grid)" stroke-width="${round(Math.max(0.6, side * 0.018))}"/>` +
      palazzoPlan(side) +
      standing.map((one) => piece(one, side)).join(''),
  )
}

/** Laid over an estate: a piece that does not stand yet, in a gold outline. */
export function ghost(standing: Standing, pinned: boolean, side = 56): string {
  const size = 7 * side
  const { outer } = rim(side)
  const edge = (colour: string, width: number): string =>
    union(
      standing.squares,
      side,
      0,
      `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`,
    )
  return svg(
    {
      className: 'ghost',
      viewBox: `${-outer} ${-outer} ${round(size + 2 * outer)} ${round(size + 2 * outer)}`,
    },
    edge('var(--sheet)', 11) +
      edge(pinned ? 'var(--leaf-line)' : 'var(--verd)', 7) +
      union(standing.squares, side, 0, 'fill="var(--grass)"') +
      `<g opacity="${pinned ? 0.86 : 0.6}">${piece(standing, side)}</g>`,
  )
}

/** A piece by itself, as small as it may be. */
export function loosePiece(name: string, rows: readonly string[], cell: number): string {
  const squares = rows.flatMap((row, down) =>
    [...row].flatMap((mark, across) => (mark === '#' ? [[down, across] as const] : [])),
  )
  const width = Math.max(...rows.map((row) => row.length))
  const side = 40
  return svg(
    {
      className: 'loose',
      width: cell * width,
      height: cell * rows.length,
      viewBox: `-2 -2 ${side * width + 4} ${side * rows.length + 4}`,
    },
    piece({ piece: name, squares }, side),
  )
}
