/** Palazzo's pieces: tiles, the architect, the quarries and the piazza. */

import { define, numeral, svg } from './draw'

define(
  'palazzo',
  `<pattern id="p-brick" width="20" height="11" patternUnits="userSpaceOnUse"><path d="M0 .5H20M0 6H20M5 .5V6M15 6V11.5" stroke="var(--brick-d)" stroke-width=".8" fill="none" opacity=".6"/><path d="M5.5 1.2H20" stroke="var(--brick-l)" stroke-width=".7" opacity=".45"/></pattern>
  <pattern id="p-sand" width="44" height="25" patternUnits="userSpaceOnUse"><path d="M0 .6H44M0 13H44M11 0V13M33 13V25" stroke="var(--sand-d)" stroke-width="1.3" fill="none" opacity=".75"/><path d="M0 1.9H9.7M12.3 1.9H44M0 14.3H31.7M34.3 14.3H44" stroke="var(--sand-l)" stroke-width="1.3"/></pattern>
  <clipPath id="tile-edge"><rect width="160" height="64" rx="2.5"/></clipPath>`,
)

export type Material = 'brick' | 'sandstone' | 'marble'

export interface TileFace {
  material: Material
  floor: number
  windows: number
}

/** A tile from its notation: `brick 3/1` is brick, floor 3, one window. */
export function tileFace(label: string): TileFace {
  const match = /^(brick|sandstone|marble) ([1-5])\/([1-3])$/.exec(label)
  if (match === null) throw new RangeError(`no tile ${label}`)
  return { material: match[1] as Material, floor: Number(match[2]), windows: Number(match[3]) }
}

const MATERIALS: readonly Material[] = ['brick', 'sandstone', 'marble']

/** The order in which tiles lie side by side: by material, floor and windows. */
export function tileRank(label: string): number {
  const { material, floor, windows } = tileFace(label)
  return MATERIALS.indexOf(material) * 100 + floor * 10 + windows
}

const COLOUR: Record<Material, string> = { brick: 'brick', sandstone: 'sand', marble: 'marb' }

const WINDOW: Record<Material, string> = {
  brick:
    '<path d="M1 40V13a12 12 0 0 1 24 0V40Z" fill="var(--stone)" stroke="var(--stone-d)" stroke-width="1"/><path d="M5 38V13a8 8 0 0 1 16 0V38Z" fill="var(--pane)"/><path d="M13 5V38M5 22H21" stroke="var(--mull)" stroke-width="1.6"/><path d="M-1 40h28v3h-28z" fill="var(--stone)" stroke="var(--stone-d)" stroke-width=".8"/>',
  sandstone:
    '<path d="M-2 8L13-2L28 8Z" fill="var(--stone)" stroke="var(--stone-d)" stroke-width="1"/><path d="M1 9H25V40H1Z" fill="var(--stone)" stroke="var(--stone-d)" stroke-width="1"/><path d="M5 13H21V38H5Z" fill="var(--pane)"/><path d="M13 13V38M5 22H21" stroke="var(--mull)" stroke-width="2.4"/><path d="M-1 40h28v3h-28z" fill="var(--stone)" stroke="var(--stone-d)" stroke-width=".8"/>',
  marble:
    '<path d="M0 40V13a13 13 0 0 1 26 0V40Z" fill="var(--marb-g)"/><path d="M3.2 40V13a9.8 9.8 0 0 1 19.6 0V40Z" fill="var(--mull)"/><path d="M5 38V21a3.6 3.6 0 0 1 7.2 0V38ZM13.8 38V21a3.6 3.6 0 0 1 7.2 0V38Z" fill="var(--pane)"/><circle cx="13" cy="11.5" r="3.3" fill="var(--pane)"/><path d="M-1 40h28v3h-28z" fill="var(--marb-g)"/>',
}

const WINDOW_CENTRES: Record<number, readonly number[]> = {
  1: [101],
  2: [77, 125],
  3: [62, 101, 140],
}

const MARBLE_BANDS =
  '<path d="M0 13.5H160M0 55.5H160" stroke="var(--marb-g)" stroke-width="3"/>' +
  '<path d="M0 34.5H160" stroke="var(--marb-d)" stroke-width=".8" opacity=".6"/>' +
  '<path d="M40 13V56M160 13V56M0 13V56" stroke="var(--marb-g)" stroke-width="2.2"/>'

/** A tile, 160 x 64 units, so that floors stack flush: string course on top, plinth on floor 1, cornice on floor 5. */
export function tile(label: string, width = 136, at: { x?: number; y?: number } = {}): string {
  const { material, floor, windows } = tileFace(label)
  const colour = COLOUR[material]
  const course = material === 'sandstone' ? 'var(--sand-l)' : 'var(--stone)'
  const bond =
    material === 'marble'
      ? MARBLE_BANDS
      : `<rect width="160" height="64" fill="url(#p-${colour})"/>`
  const lights = (WINDOW_CENTRES[windows] ?? [])
    .map((centre) => `<g transform="translate(${centre - 13} 15.5)">${WINDOW[material]}</g>`)
    .join('')
  const top =
    floor === 5
      ? `<rect width="160" height="9" fill="${course}"/><path d="M0 10.5H160" stroke="var(--stone-d)" stroke-width="4" stroke-dasharray="4 4"/><path d="M0 8.5H160" stroke="var(--stone-d)" stroke-width="1"/>`
      : `<rect width="160" height="5.5" fill="${course}"/><path d="M0 6H160" stroke="var(--stone-d)" stroke-width="1" opacity=".8"/>`
  const plinth =
    floor === 1
      ? `<path d="M0 58.5H160V64H0Z" fill="${course}"/><path d="M0 58.5H160" stroke="var(--stone-d)" stroke-width="1.2"/>`
      : ''
  const number =
    '<circle cx="22" cy="34" r="15.5" fill="var(--plate)" stroke="var(--stone-d)" stroke-width="1.6"/>' +
    numeral(floor, 22, 42.6, 27, 'var(--on-plate)')
  return svg(
    { className: 'tile', ...at, width, height: width * 0.4, viewBox: '0 0 160 64' },
    `<g clip-path="url(#tile-edge)"><rect width="160" height="64" fill="var(--${colour})"/>${bond}${lights}${top}${plinth}${number}</g>` +
      '<rect x=".75" y=".75" width="158.5" height="62.5" rx="2.5" fill="none" stroke="#2A1A10" stroke-opacity=".75" stroke-width="1.5"/>',
  )
}

const SMALL_WINDOW_EDGES: Record<number, readonly number[]> = {
  1: [34],
  2: [28, 40],
  3: [23.5, 34, 44.5],
}

const SMALL_BOND: Record<Material, string> = {
  brick: '<g transform="scale(.7)"><rect width="90" height="32" fill="url(#p-brick)"/></g>',
  sandstone:
    '<path d="M0 10.5H58M17 0V10.5M50 10.5V21M29 10.5V21" stroke="var(--sand-d)" stroke-width=".8" opacity=".6"/>',
  marble: '<path d="M0 4H58M0 19.5H58" stroke="var(--marb-g)" stroke-width="1.6"/>',
}

/** The same tile at a glance, 58 x 21 units: material, number, windows as plain lights. */
export function miniTile(label: string, width = 58): string {
  const { material, floor, windows } = tileFace(label)
  const edge = material === 'marble' ? 'var(--marb-g)' : 'var(--stone)'
  const lights = (SMALL_WINDOW_EDGES[windows] ?? [])
    .map((x) => {
      const light =
        material === 'sandstone' ? `M${x} 18V6h7v12Z` : `M${x} 18V9.5a3.5 3.5 0 0 1 7 0V18Z`
      return `<path d="${light}" fill="var(--pane)" stroke="${edge}" stroke-width="1.5"/>`
    })
    .join('')
  return svg(
    { className: 'mini-tile', width, height: (width * 21) / 58, viewBox: '0 0 58 21' },
    `<rect width="58" height="21" fill="var(--${COLOUR[material]})"/>${SMALL_BOND[material]}${lights}` +
      '<rect width="16" height="21" fill="var(--plate)"/><path d="M16 0V21" stroke="var(--stone-d)" stroke-width="1"/>' +
      numeral(floor, 8, 15.8, 15.5, 'var(--on-plate)') +
      '<rect x=".5" y=".5" width="57" height="20" fill="none" stroke="#2A1A10" stroke-opacity=".7"/>',
  )
}

/** The back of a tile, with the Roman number of its stack. */
export function tileBack(stack: number, width = 58): string {
  const number = ['I', 'II', 'III'][stack] ?? ''
  return svg(
    { className: 'tile', width, height: width * 0.4, viewBox: '0 0 160 64' },
    '<rect x=".75" y=".75" width="158.5" height="62.5" rx="2.5" fill="var(--serena)" stroke="#2A1A10" stroke-opacity=".75" stroke-width="1.5"/>' +
      '<rect x="8" y="8" width="144" height="48" fill="none" stroke="var(--on-serena)" stroke-opacity=".55" stroke-width="1.5"/>' +
      numeral(number, 80, 45, 38, 'var(--on-serena)'),
  )
}

const ARCHITECT =
  '<ellipse cx="22" cy="66" rx="17" ry="3.5" fill="#000" opacity=".22"/><path d="M22 20C32 21 35 29 37 44L40 64C30 68 14 68 4 64L7 44C9 29 12 21 22 20Z" fill="#A9432A" stroke="#2A1A14" stroke-width="1.6"/><path d="M22 22C20 36 19 52 17 66.5M28 23C30 36 31 52 31 66" stroke="#2A1A14" stroke-width="1.1" opacity=".45" fill="none"/><circle cx="22" cy="14" r="7.5" fill="#E8C4A0" stroke="#2A1A14" stroke-width="1.4"/><path d="M11 11C11 4 17 1.5 24 2C31 2.5 35 6 34 11C30 9 24 8.5 20 9.5C16 10.3 13 11.5 11 11ZM32 9C36 12 37 18 35 24C33 21 31.5 16 31 11" fill="#7C2A1C" stroke="#2A1A14" stroke-width="1.3" stroke-linejoin="round"/><g stroke="#F3D98C" stroke-width="2.4" fill="none" stroke-linecap="round"><path d="M22 32L14.5 54M22 32L29.5 54"/><path d="M17 46H27"/></g><circle cx="22" cy="31" r="3" fill="#F3D98C"/>'

/** The architect: the only human figure on the board. */
export function architect(width = 50, at: { x?: number; y?: number } = {}): string {
  return svg(
    { className: 'architect', ...at, width, height: (width * 70) / 44, viewBox: '0 0 44 70' },
    ARCHITECT,
  )
}

/** A quarry's pit, stretched to fill its place; gold for the lot. */
export function pit(lot: boolean): string {
  const fill = lot ? 'var(--gold-wash)' : 'var(--serena-pale)'
  const line = lot ? 'var(--leaf-line)' : 'var(--serena)'
  const thin = `stroke="${line}" stroke-width="1.3" vector-effect="non-scaling-stroke"`
  return svg(
    { className: 'pit', viewBox: '0 0 204 188', attributes: 'preserveAspectRatio="none"' },
    `<path d="M8 20L30 6L96 3L176 8L199 24L202 98L196 166L172 183L88 186L24 181L5 162L2 90Z" fill="${fill}" stroke="${line}" stroke-width="${lot ? 3.5 : 2}" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>` +
      `<path d="M18 30L38 18L98 14L166 18L187 32L190 98L184 158L164 172L90 175L34 170L16 156L12 90Z" fill="none" ${thin} opacity=".7" stroke-linejoin="round"/>` +
      `<path d="M4 62l9 3M4 118l9-2M60 185l2-11M130 185l-2-11M200 62l-9 3M201 122l-10-2M60 4l3 12M140 5l-3 11" ${thin} opacity=".8"/>`,
  )
}

/** The depot's platform, stretched to fill its place. */
export function platform(): string {
  return svg(
    { className: 'platform', viewBox: '238 118 324 264', attributes: 'preserveAspectRatio="none" overflow="visible"' },
    '<path d="M300 118H500L562 176V324L500 382H300L238 324V176Z" fill="var(--sheet)" stroke="var(--serena)" stroke-width="1.5" vector-effect="non-scaling-stroke"/>' +
      '<path d="M304 126H496L553 180V320L496 374H304L247 320V180Z" fill="none" stroke="var(--rule)" stroke-width="1" vector-effect="non-scaling-stroke"/>',
  )
}

/** The paving of the piazza and the architect's road, with its arrows clockwise. */
export function piazza(): string {
  return svg(
    { className: 'piazza', viewBox: '0 0 800 500', attributes: 'preserveAspectRatio="none"' },
    '<path d="M0 62.5H800M0 125H800M0 187.5H800M0 250H800M0 312.5H800M0 375H800M0 437.5H800M100 0V500M200 0V500M300 0V500M400 0V500M500 0V500M600 0V500M700 0V500" fill="none" stroke="var(--rule)" stroke-width="1.2" opacity=".7"/>' +
      '<path d="M110 90H690V410H110Z" fill="none" stroke="var(--serena-pale)" stroke-width="26" stroke-linejoin="round"/>' +
      '<path d="M110 90H690V410H110Z" fill="none" stroke="var(--serena)" stroke-width="1.5" stroke-dasharray="2 9" stroke-linecap="round"/>' +
      '<path d="M392 83l14 7-14 7zM683 244l7 14 7-14zM408 403l-14 7 14 7zM103 256l7-14 7 14z" fill="var(--serena)"/>',
  )
}
