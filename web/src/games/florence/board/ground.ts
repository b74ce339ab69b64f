/** The city behind everything: streets with the nobles' way, park, houses, landmarks, river. */

import { round, svg } from '../../../art/draw'
import { cornerOf, gapOf, route, streets, type Geometry } from '../geometry'

function houses(x: number, base: number, widths: readonly number[], seed: number): string {
  let left = x
  return widths
    .map((width, index) => {
      const height = 17 + ((index * 7 + seed * 5) % 11)
      const eaves = base - height
      const ridge = round(eaves - width * 0.42)
      const middle = round(left + width / 2)
      const drawn =
        `<path d="M${left} ${base}V${eaves}L${middle} ${ridge}L${left + width} ${eaves}V${base}Z" fill="var(--hs)" stroke="var(--hl)" stroke-width="1"/>` +
        `<path d="M${left - 1.5} ${eaves}L${middle} ${ridge - 1}L${left + width + 1.5} ${eaves}" fill="none" stroke="var(--hr)" stroke-width="2.4" stroke-linejoin="round"/>` +
        `<path d="M${round(left + width * 0.24)} ${eaves + 10}v-5h3.6v5zM${round(left + width * 0.6)} ${eaves + 10}v-5h3.6v5z" fill="var(--hw)"/>`
      left += width + 2
      return drawn
    })
    .join('')
}

const LANDMARKS = {
  dome: '<path d="M4 0V-20H56V0Z"/><path d="M10-20V-27H50V-20Z"/><path d="M12-27C12-42 22-50 30-54C38-50 48-42 48-27Z" fill="var(--hr)"/><path d="M30-54V-27M21-49C18-42 17-35 17-27M39-49C42-42 43-35 43-27" fill="none"/><path d="M27-54H33V-60L30-64L27-60Z"/><path d="M26 0V-9a4 4 0 0 1 8 0V0Z" fill="var(--hw)"/><circle cx="18" cy="-23.5" r="1.8" fill="var(--hw)"/><circle cx="30" cy="-23.5" r="1.8" fill="var(--hw)"/><circle cx="42" cy="-23.5" r="1.8" fill="var(--hw)"/>',
  tower:
    '<path d="M6 0V-28H3V-33H7V-30H12V-33H17V-30H22V-33H27V-30H32V-33H37V-28H34V0Z"/><path d="M22-33V-52H20V-58H23V-55H26V-58H29V-55H32V-58H34V-52H32V-33Z"/><path d="M12-12v-8h4v8zM23-12v-8h4v8z" fill="var(--hw)"/><path d="M17 0V-7a3 3 0 0 1 6 0V0Z" fill="var(--hw)"/><path d="M26-44v-5h2.5v5z" fill="var(--hw)"/>',
  church:
    '<path d="M2 0V-22L16-28V-36L30-48L44-36V-28L58-22V0Z"/><path d="M16-28V0M44-28V0" fill="none"/><circle cx="30" cy="-28" r="5.5" fill="var(--hw)"/><path d="M25 0V-10a5 5 0 0 1 10 0V0Z" fill="var(--hw)"/><path d="M30-48v-9M27-54h6" fill="none"/>',
} as const

function landmark(kind: keyof typeof LANDMARKS, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" fill="var(--hs)" stroke="var(--hl)" stroke-width="1.2" stroke-linejoin="round">${LANDMARKS[kind]}</g>`
}

/** The board may be wider or taller than the city is drawn. */
const BEYOND = 248

const TREES: readonly (readonly [number, number])[] = [
  [-26, 14],
  [6, 40],
  [34, 48],
  [56, 6],
  [82, 20],
  [-48, 20],
  [100, 44],
  [-4, 56],
  [24, -6],
  [70, -12],
]

function tree(x: number, y: number): string {
  return (
    `<circle cx="${x + 1.5}" cy="${y + 2}" r="8.5" fill="#1d2a16" opacity=".25"/>` +
    `<circle cx="${x}" cy="${y}" r="8.5" fill="var(--wood-d)"/><circle cx="${x - 2}" cy="${y - 2.5}" r="4.8" fill="var(--wood)"/>`
  )
}

/** The arrow of a stretch of the nobles' way, gold where the active noble will come. */
function arrow(x: number, y: number, angle: number, active: boolean, size: number): string {
  const scale = active ? size * 1.25 : size
  const fill = active ? 'var(--leaf-line)' : 'var(--serena)'
  return `<path d="M-7-6L7 0L-7 6L-3.5 0Z" transform="translate(${round(x)} ${round(y)}) rotate(${angle}) scale(${round(scale)})" fill="${fill}"/>`
}

function street(geometry: Geometry, ends: readonly [number, number], way: ReadonlySet<string>): string {
  const gap = gapOf(geometry, ends)
  const { x, y, width, height, across } = gap
  const edges = across
    ? `M${x} ${y}h${width}M${x} ${y + height}h${width}`
    : `M${x} ${y}v${height}M${x + width} ${y}v${height}`
  const wide = geometry.name === 'wide'
  const lights = wide ? (across ? [0.1, 0.22, 0.78, 0.9] : [0.08, 0.92]) : []
  const dots = lights.map((part) => {
    const cx = across ? x + width * part : x + width / 2
    const cy = across ? y + height / 2 : y + height * part
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="1.7" fill="var(--lantern)"/>`
  })
  let drawn =
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--street)"/>` +
    `<path d="${edges}" stroke="var(--rule-2)" stroke-width="1"/>${dots.join('')}`
  const [start, end] = ends
  const arrows = route()
  const stretch = arrows.map((from, place) => [from, arrows[(place + 1) % arrows.length] ?? 0] as const).find(
    ([from, to]) => (from === start && to === end) || (from === end && to === start),
  )
  if (stretch) {
    const [from, to] = stretch
    const forward = to > from
    const active = way.has(`${from}-${to}`)
    const [mx, my] = [x + width / 2, y + height / 2]
    const aside = wide ? -24 : 15
    if (across) {
      const ax = wide ? mx + (forward ? 27 : -27) : mx
      drawn += arrow(ax, wide ? my : my - 17, forward ? 0 : 180, active, wide ? 1 : 0.8)
    } else {
      drawn += arrow(mx + aside, my, forward ? 90 : 270, active, wide ? 1 : 0.8)
    }
  }
  return drawn
}

function scenery(geometry: Geometry): string {
  const { cell } = geometry
  const at = (location: number) => cornerOf(geometry, location)
  const [right, middle] = [(location: number) => at(location).x + cell.width, at(5)]
  const rows = [1, 2, 4, 5, 7, 8].map((location) => {
    const { y } = at(location)
    const above = houses(right(location) + 8, y + cell.height / 2 - 17, [17, 21, 16, 17], location)
    if (location < 7) return above
    return above + houses(right(location) + 9, y + cell.height / 2 + 47, [20, 16, 18, 15], location + 3)
  })
  const below = [1, 3, 4, 5, 6].map((location) => {
    const { x, y } = at(location)
    return houses(x + 12, y + cell.height + 52, [18, 22], location)
  })
  return (
    rows.join('') +
    below.join('') +
    landmark('dome', middle.x + cell.width + 15, middle.y - 3) +
    landmark('church', right(1) + 15, middle.y + cell.height + 58) +
    landmark('tower', middle.x + cell.width + 26, middle.y + cell.height + 58)
  )
}

function river(geometry: Geometry): string {
  const { width, height, cell } = geometry
  const wide = geometry.name === 'wide'
  const top = cornerOf(geometry, 7).y + cell.height + (wide ? 34 : 12)
  const waves = Array.from({ length: Math.floor((width + 2 * BEYOND) / 62) }, (_, wave) => {
    const y = top + (wide ? 17 + (wave % 2) * 8 : 12)
    return `<path d="M${16 - BEYOND + wave * 62} ${y}q8-6 16 0t16 0" fill="none" stroke="var(--lake-d)" stroke-width="1.2" opacity=".55"/>`
  })
  return (
    `<path d="M${-BEYOND} ${top}L-10 ${top + 4}C${width * 0.16} ${top - 8} ${width * 0.28} ${top + 10} ${width * 0.46} ${top}S${width * 0.8} ${top + 8} ${width + 12} ${top - 4}L${width + BEYOND} ${top}V${height + BEYOND}H${-BEYOND}Z" fill="var(--river)" stroke="var(--hl)" stroke-width="1.2"/>` +
    waves.join('')
  )
}

/** The whole ground; `way` are the locations the active noble starts from and will enter. */
export function ground(geometry: Geometry, way: readonly number[]): string {
  const { width, height, cell } = geometry
  const wide = geometry.name === 'wide'
  const active = new Set(way.slice(1).map((to, place) => `${way[place]}-${to}`))
  const first = cornerOf(geometry, 1)
  const [x1, y1] = [first.x + cell.width, first.y + cell.height]
  const { x: x2, y: y2 } = cornerOf(geometry, 5)
  const lines = Array.from(
    { length: Math.floor((height - 37) / 24) },
    (_, line) => `<path d="M${-BEYOND} ${12 + line * 24}H${width + BEYOND}"/>`,
  )
  const [left, over] = wide ? [80, 40] : [40, 30]
  const park = `<path d="M${x1 - left} ${y1 - over}H${x2 + (wide ? 66 : 40)}V${y2 + 4}H${x1 - left}Z" fill="var(--parkland)"/>`
  const walk =
    `<path d="M${x1 - 14} ${y1 - 14}L${x2 + 14} ${y2 + 14}" stroke="var(--street)" stroke-width="${wide ? 20 : 12}"/>` +
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="var(--lantern)" stroke-width="3" stroke-dasharray=".1 9" stroke-linecap="round"/>`
  const trees = wide ? TREES.map(([dx, dy]) => tree(x1 + dx, y1 + dy)).join('') : tree(x1 - 18, y1 + 12) + tree(x2 + 17, y2 - 12)
  const angle = round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI)
  return svg(
    { className: 'ground', viewBox: `0 0 ${width} ${height}` },
    `<g stroke="var(--rule)" fill="none" opacity=".55">${lines.join('')}</g>` +
      park +
      (wide ? scenery(geometry) : '') +
      river(geometry) +
      streets().map((ends) => street(geometry, ends, active)).join('') +
      walk +
      trees +
      arrow((x1 + x2) / 2, (y1 + y2) / 2, angle, active.has('1-5'), wide ? 1.1 : 0.8),
  )
}
