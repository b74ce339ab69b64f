/** Augsburg 1520: nobles' medals, bonds, privilege cards as triptychs, and rights tiles. */

import { define, numeral, round, svg } from './draw'
import { emblemAt, iconAt, type IconName } from './icons'

define(
  'augsburg',
  '<clipPath id="augsburg-medal"><circle r="27.5"/></clipPath><clipPath id="augsburg-seal"><circle cx="40" cy="67" r="19"/></clipPath>',
)

const CREAM = '#FBF3E0'
const DARK = '#2A1D12'

const FACE =
  'M24 66C24 58 27 54 27 49C23 50 18 50 17 46C16.5 44 17.5 43 16.5 41.5C15 41 15.5 39.5 16.5 38.5C14 37 12.5 36 13 34.5C13.7 32.5 16 30 16.5 27C16.5 17 24 10 34 11C44 12 48 21 47 30C46.5 38 43 43 43.5 49C44 54 54 55 58 66Z'

interface Noble {
  wax: string
  headgear: string
}

const NOBLES: Record<string, Noble> = {
  philipp: {
    wax: 'var(--n-ph)',
    headgear:
      'M8 23C10 12 20 5 34 6C50 7 58 16 55 24C49 27 44 22 34 22C24 22 16 27 8 23ZM48 10C54 2 60 2 63-2C62 8 58 14 50 16Z',
  },
  louise: {
    wax: 'var(--n-lo)',
    headgear:
      'M14 27C14 14 22 8 32 7C42 7 51 14 50 30C52 40 54 50 50 58C46 52 46 40 44 32C42 24 30 22 14 27Z',
  },
  leo: {
    wax: 'var(--n-le)',
    headgear:
      'M14 25C13 9 22-1 31-6C42 0 51 10 48 25C38 20 25 20 14 25ZM46 24L56 44L49 46L43 28Z',
  },
  maria: {
    wax: 'var(--n-ma)',
    headgear:
      'M16 24C18 15 24 10 31 9L58-8L50 21C52 32 58 44 62 54C52 50 47 40 45 30C40 20 26 19 16 24Z',
  },
  maximilian: {
    wax: 'var(--n-mx)',
    headgear: 'M15 22L12 2L22 12L30-3L37 12L49 3L48 24C38 19 26 18 15 22Z',
  },
}

function nobleOf(name: string): Noble {
  const found = NOBLES[name]
  if (found === undefined) throw new RangeError(`no noble ${name}`)
  return found
}

function profile({ headgear }: Noble): string {
  return `<g fill="${CREAM}"><path d="${FACE}"/><path d="${headgear}"/></g>`
}

/** A noble's medal: wax of a colour, profile in cream; the headgear alone tells who it is. */
export function medal(name: string, size = 56): string {
  const noble = nobleOf(name)
  return svg(
    { className: 'medal', width: size, height: size, viewBox: '-36 -36 72 72' },
    `<circle r="34.5" fill="${noble.wax}" stroke="#1d140c" stroke-width="1.5"/>` +
      `<circle r="30" fill="none" stroke="${CREAM}" stroke-opacity=".8" stroke-width="1.5" stroke-dasharray="1 3.2" stroke-linecap="round"/>` +
      `<g clip-path="url(#augsburg-medal)"><g transform="translate(-27 -20) scale(.8)">${profile(noble)}</g></g>`,
  )
}

/** What a bond is from its notation: `maria 15`, or `joker`. */
export function bondFace(label: string): { noble: string | null; value: number } {
  if (label === 'joker') return { noble: null, value: 0 }
  const match = /^(philipp|louise|leo|maria) (\d{1,2})$/.exec(label)
  const value = Number(match?.[2] ?? 0)
  if (match === null || value < 1 || value > 17) throw new RangeError(`no bond ${label}`)
  return { noble: match[1] as string, value }
}

const LINES =
  '<path d="M50 17H69M50 24H69M50 31H64" stroke="var(--cert-ink)" stroke-width="1.3" opacity=".45" stroke-linecap="round"/>'
const EDGE =
  '<rect x=".6" y=".6" width="78.8" height="110.8" rx="6" fill="none" stroke="#2A1A10" stroke-opacity=".6" stroke-width="1.2"/>'

function joker(): string {
  const seals = ['philipp', 'louise', 'leo', 'maria'].map(
    (name, place) =>
      `<circle cx="${28 + 24 * (place % 2)}" cy="${55 + 24 * Math.floor(place / 2)}" r="10.5" fill="${nobleOf(name).wax}"/>`,
  )
  return (
    emblemAt('quatrefoil', 7, 8, 30, '#8A6A2A') +
    emblemAt('quatrefoil', 14, 15, 16, 'var(--cert)') +
    LINES +
    seals.join('') +
    '<circle cx="40" cy="67" r="9.5" fill="var(--cert)" stroke="#8A6A2A" stroke-width="1.5"/>' +
    emblemAt('quatrefoil', 32.5, 59.5, 15, '#8A6A2A')
  )
}

function sealed(name: string, value: number): string {
  const noble = nobleOf(name)
  return (
    numeral(value, value < 10 ? 20 : 25, 37, 37, 'var(--cert-ink)') +
    LINES +
    `<circle cx="40" cy="67" r="23.5" fill="${noble.wax}" stroke="#1d140c" stroke-opacity=".6"/>` +
    `<circle cx="40" cy="67" r="20.3" fill="none" stroke="${CREAM}" stroke-opacity=".7" stroke-dasharray="1 2.6" stroke-linecap="round" stroke-width="1.2"/>` +
    `<g clip-path="url(#augsburg-seal)"><g transform="translate(21 52.5) scale(.56)">${profile(noble)}</g></g>`
  )
}

function coinAt(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#E2B54A" stroke="#6A4A10" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.57)}" fill="none" stroke="#6A4A10" stroke-width=".9"/>`
}

/** A bond, 80 x 112 units: value top left, the noble's seal, its price at the foot. */
export function bond(label: string, price: number, width = 64): string {
  const { noble, value } = bondFace(label)
  return svg(
    { className: 'card', width, height: Math.round(width * 1.4), viewBox: '0 0 80 112' },
    '<rect width="80" height="112" rx="6" fill="var(--cert)"/><path d="M5 5h70v102H5z" fill="none" stroke="var(--cert-ink)" stroke-width="1" stroke-dasharray="1 2.5"/>' +
      (noble === null ? joker() : sealed(noble, value)) +
      coinAt(20, 99, 6.5) +
      `<text x="30" y="105.5" class="num" font-size="21" fill="var(--cert-ink)">${price}</text>` +
      EDGE,
  )
}

/** The back of a bond; of the top one of the pile it shows the price. */
export function bondBack(price: number | null, width = 64): string {
  return svg(
    { className: 'card', width, height: Math.round(width * 1.4), viewBox: '0 0 80 112' },
    '<rect width="80" height="112" rx="6" fill="var(--serena)"/><rect x="6" y="6" width="68" height="100" rx="3" fill="none" stroke="var(--on-serena)" stroke-opacity=".55" stroke-width="1.5"/>' +
      emblemAt('quatrefoil', 18, 18, 44, 'var(--on-serena)', 0.8) +
      (price === null ? '' : numeral(price, 40, 94.5, 28.5, 'var(--on-serena)')) +
      EDGE,
  )
}

/** A bond in a line: value and seal. */
export function bondPip(label: string, height = 22): string {
  const { noble, value } = bondFace(label)
  const width = 46
  const body =
    '<rect x=".5" y=".5" width="45" height="25" rx="2" fill="var(--cert)" stroke="var(--cert-ink)"/>' +
    (noble === null
      ? emblemAt('quatrefoil', 13, 3, 20, '#8A6A2A')
      : numeral(value, 12.5, 19.5, 18, 'var(--cert-ink)') +
        `<circle cx="34" cy="13" r="9.8" fill="${nobleOf(noble).wax}"/><g transform="translate(26 6.4) scale(.24)">${profile(nobleOf(noble))}</g>`)
  return svg(
    {
      className: 'pip',
      width: Math.round((height * width) / 26),
      height,
      viewBox: `0 0 ${width} 26`,
    },
    body,
  )
}

const GROUNDS: Record<string, string> = {
  yellow: 'var(--pv-y)',
  orange: 'var(--pv-o)',
  purple: 'var(--pv-v)',
  '500 florins': 'var(--cert)',
  'draw bonds': 'var(--cur-w)',
  '6 prestige': 'var(--plate)',
  '7 prestige': 'var(--plate)',
}
export const COLOUR_ICONS: Record<string, IconName> = {
  yellow: 'post',
  orange: 'title',
  purple: 'office',
}

function symbol(privilege: string, x: number): string {
  const icon = COLOUR_ICONS[privilege]
  if (icon !== undefined) return iconAt(icon, x - 15, 33, 30, 'var(--pv-ink)')
  if (privilege === '500 florins') {
    return (
      `<circle cx="${x}" cy="50" r="17" fill="#E2B54A" stroke="#6A4A10" stroke-width="1.6"/><circle cx="${x}" cy="50" r="13.7" fill="none" stroke="#6A4A10" stroke-dasharray="1 2.4"/>` +
      numeral(500, x, 55.5, 16, '#3A270A')
    )
  }
  if (privilege === 'draw bonds') {
    return (
      `<g stroke="#2A2320" stroke-width="1.3"><rect x="${x - 14}" y="30" width="20" height="29" rx="2" fill="var(--cert)" transform="rotate(-9 ${x - 4} 45)"/><rect x="${x - 5}" y="36" width="20" height="29" rx="2" fill="var(--cert)" transform="rotate(7 ${x + 5} 50)"/></g>` +
      numeral(2, x + 5, 58, 20, '#2A2320')
    )
  }
  return (
    iconAt('laurel', x - 18, 30, 36, '#6E7F3A') +
    numeral(privilege.slice(0, 1), x, 55, 25, '#2A2320')
  )
}

/** One arched field, its left edge at x, on the ground line of the triptych. */
function field(privilege: string, label: string, used: boolean, x: number): string {
  const ground = GROUNDS[privilege]
  if (ground === undefined) throw new RangeError(`no privilege ${privilege}`)
  const middle = x + 21
  return (
    `<path d="M${x} 105V31a21 21 0 0 1 42 0V105Z" fill="${ground}" stroke="${DARK}" stroke-opacity=".75" stroke-width="1.4"/>` +
    `<path d="M${x + 3.5} 84V31a17.5 17.5 0 0 1 35 0V84Z" fill="none" stroke="${DARK}" stroke-opacity=".35"/>` +
    symbol(privilege, middle) +
    `<text x="${middle}" y="98.5" text-anchor="middle" font-family="var(--ui)" font-weight="700" font-size="13.5" fill="var(--pv-ink)">${label}</text>` +
    `<path d="M${x + 4} 84.5H${x + 38}" stroke="${DARK}" stroke-opacity=".35"/>` +
    (used
      ? `<circle cx="${middle}" cy="76" r="8.5" fill="var(--plate)" stroke="${DARK}"/><path d="M${middle - 4} 76.5l3 3 5.5-6.5" fill="none" stroke="${DARK}" stroke-width="2"/>`
      : '')
  )
}

/** A privilege card, 150 x 112 units: a triptych of three arched fields, symbol and word in each. */
export function privilegeCard(
  privileges: readonly string[],
  labels: readonly string[],
  used: readonly boolean[],
  width = 146,
): string {
  return svg(
    {
      className: 'card',
      width,
      height: Math.round((width * 112) / 150),
      viewBox: '0 0 150 112',
    },
    '<rect width="150" height="112" rx="5" fill="var(--serena)"/><rect x="3" y="3" width="144" height="106" rx="3" fill="none" stroke="#F3EDE0" stroke-opacity=".55" stroke-width="1.2"/>' +
      privileges
        .map((each, place) => field(each, labels[place] ?? '', used[place] ?? false, 8 + place * 46))
        .join(''),
  )
}

/** One field of a card by itself. */
export function privilegeField(privilege: string, label: string, used = false, height = 96): string {
  return svg(
    {
      className: 'field',
      width: Math.round((height * 46) / 100),
      height,
      viewBox: '6 7 46 100',
    },
    field(privilege, label, used, 8),
  )
}

interface Right {
  icon: IconName
  ground: string
}

const RIGHTS: Record<string, Right> = {
  'mint master': { icon: 'mint', ground: 'var(--pv-v)' },
  'master builder': { icon: 'builder', ground: 'var(--pv-v)' },
  'coat of arms': { icon: 'arms', ground: 'var(--pv-o)' },
  patent: { icon: 'patent', ground: 'var(--pv-o)' },
  church: { icon: 'church', ground: 'var(--marb)' },
  cathedral: { icon: 'cathedral', ground: 'var(--marb)' },
}

function rightOf(name: string): Right {
  const found = RIGHTS[name]
  if (found === undefined) throw new RangeError(`no right ${name}`)
  return found
}

/** A rights tile, 40 x 46 units, with notched corners; what is printed stands on its plinth. */
export function right(name: string, printed: number, size = 40): string {
  const { icon, ground } = rightOf(name)
  return svg(
    { className: 'tile', width: size, height: Math.round(size * 1.15), viewBox: '0 0 40 46' },
    `<path d="M5 1H35L39 5V41L35 45H5L1 41V5Z" fill="${ground}" stroke="${DARK}" stroke-width="1.4"/>` +
      (printed > 0
        ? iconAt(icon, 10, 5, 20, DARK) +
          `<path d="M1.5 28.5H38.5" stroke="${DARK}" stroke-opacity=".5"/>` +
          numeral(printed, 20, 41.5, printed > 999 ? 13.5 : 14.5, DARK)
        : iconAt(icon, 7, 10, 26, DARK)),
  )
}

/** The same tile in a line. */
export function rightPip(name: string, printed: number, height = 28): string {
  const { icon, ground } = rightOf(name)
  const width = 26 + (printed > 0 ? String(printed).length * 8 + 5 : 2)
  return svg(
    {
      className: 'tile',
      width: Math.round((width * height) / 28),
      height,
      viewBox: `0 0 ${width} 28`,
    },
    `<path d="M4 1H${width - 4}L${width - 1} 4V24L${width - 4} 27H4L1 24V4Z" fill="${ground}" stroke="${DARK}" stroke-width="1.2"/>` +
      iconAt(icon, 4.5, 4.5, 19, DARK) +
      (printed > 0
        ? `<text x="26" y="20" class="num" font-size="16" fill="${DARK}">${printed}</text>`
        : ''),
  )
}

/** A rank card: the colour's symbol and the rank. */
export function rankCard(colour: string, rank: number, width = 34): string {
  const icon = COLOUR_ICONS[colour]
  if (icon === undefined) throw new RangeError(`no colour ${colour}`)
  return svg(
    { className: 'card', width, height: Math.round(width * 1.3), viewBox: '0 0 40 52' },
    `<rect x=".7" y=".7" width="38.6" height="50.6" rx="3" fill="${GROUNDS[colour] ?? ''}" stroke="${DARK}" stroke-width="1.4"/>` +
      iconAt(icon, 10, 4, 20, DARK) +
      numeral(rank, 20, 45, 22, DARK),
  )
}

/** Florins that travel. */
export function coin(florins: number, size = 40): string {
  return svg(
    { className: 'coin', width: size, height: size, viewBox: '0 0 40 40' },
    '<circle cx="20" cy="20" r="18.5" fill="#E2B54A" stroke="#6A4A10" stroke-width="1.6"/><circle cx="20" cy="20" r="15" fill="none" stroke="#6A4A10" stroke-dasharray="1 2.4"/>' +
      numeral(florins, 20, 25.5, florins > 999 ? 14 : 16, '#3A270A'),
  )
}
