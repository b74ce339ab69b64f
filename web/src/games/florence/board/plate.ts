/** A place's frame: number, boast tile with its boxes, and the slots of the queue. */

import { numeral, round, svg } from '../../../art/draw'
import { armsOf } from '../../../art/florence'
import { drawnSlots, figureHeight, slotStep, type Geometry } from '../geometry'
import { BOX } from '../box'
import { bands } from '../told'
import type { Location } from '../view'

export interface PlateState {
  place: Location
  /** The name of the boast tile in words. */
  boast: string
  slots: number
  /** The active noble ends there. */
  active: boolean
  /** The box on which a boast would go, while boasting is considered. */
  ghost: number | null
}

/** Names come from our own catalogues, but may have signs that markup knows. */
function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function ring(geometry: Geometry, seats: readonly number[]): string {
  const { disc } = geometry
  const [seat] = seats
  if (seat === undefined) return ''
  const radius = disc.radius + (geometry.name === 'wide' ? 3.5 : 2)
  const [line, band] = geometry.name === 'wide' ? [7, 4.5] : [5, 3.2]
  const colour = seat < 0 ? 'var(--s2)' : `var(--s${seat + 1})`
  return (
    `<circle cx="${disc.x}" cy="${disc.y}" r="${radius}" fill="none" stroke="var(--badge-line)" stroke-width="${line}"/>` +
    `<circle cx="${disc.x}" cy="${disc.y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${band}"/>`
  )
}

/** Where the boxes of a boast tile stand: on the phone each is as wide as its band needs. */
export function boxesOf({ name, box }: Geometry, written: readonly string[]): { x: number; width: number }[] {
  const gap = box.step - box.width
  const room = written.length * box.step
  const shares = written.map((band) => (name === 'wide' ? 1 : band.length + 1))
  const all = shares.reduce((sum, share) => sum + share, 0)
  let x = box.x
  return shares.map((share) => {
    const step = (room * share) / all
    x += step
    return { x: round(x - step), width: round(step - gap) }
  })
}

function tile(geometry: Geometry, { place, boast, ghost }: PlateState): string {
  const { tile: frame, box } = geometry
  const wide = geometry.name === 'wide'
  const factor = `×${BOX.facts.boast_points[place.boast] ?? 0}`
  const room = frame.width - (wide ? 34 : 24)
  const long = boast.length * frame.text * 0.5 > room
  const fit = long ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : ''
  const base = wide ? frame.y + 14.5 : frame.y + 15
  const written = bands()
  const stand = boxesOf(geometry, written)
  const boxes = written.map((band, index) => {
    const { x, width } = stand[index] ?? { x: box.x, width: box.width }
    const marker = place.markers.find((each) => each.box === index)
    const height = box.height - 3
    const edge =
      ghost === index ? 'stroke="var(--leaf-line)" stroke-width="2.4"' : 'stroke="var(--rule-2)" stroke-width=".8"'
    return (
      `<rect x="${x}" y="${box.y}" width="${width}" height="${box.height}" rx="1.5" fill="${ghost === index ? 'var(--gold-wash)' : 'var(--raise)'}" ${edge}/>` +
      (marker
        ? armsOf({ seat: marker.seat }, x + width / 2 - height * 0.455, box.y + 1.5, height)
        : numeral(band, x + width / 2, box.y + box.height / 2 + box.text * 0.35, box.text, 'var(--ink-3)'))
    )
  })
  return (
    `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" rx="2" fill="var(--well)" stroke="var(--rule)"/>` +
    `<text x="${frame.x + (wide ? 6 : 3)}" y="${base}" font-family="var(--ui)" font-weight="700" font-size="${frame.text}" fill="var(--ink)"${fit}>${escaped(boast)}</text>` +
    `<text x="${frame.x + frame.width - (wide ? 5 : 2)}" y="${base}" text-anchor="end" class="num" font-size="${frame.factor}" fill="var(--ink-2)">${factor}</text>` +
    boxes.join('')
  )
}

function slotsDrawn(geometry: Geometry, open: number): string {
  const { queue } = geometry
  const count = drawnSlots(geometry, open)
  const step = slotStep(geometry, count)
  const width = step - 2
  const radius = width / 2
  const rise = geometry.name === 'wide' ? queue.height - 17 : figureHeight(geometry, count) - radius
  return Array.from({ length: count }, (_, slot) => {
    const x = round(queue.x + slot * step)
    const arch = `M${x} ${queue.y}V${round(queue.y - rise)}a${round(radius)} ${round(radius)} 0 0 1 ${round(width)} 0V${queue.y}Z`
    if (slot >= open) {
      const bar = `M${x + 6} ${queue.y - 8}L${x + width - 6} ${queue.y - 22}M${x + width - 6} ${queue.y - 8}L${x + 6} ${queue.y - 22}`
      return `<path d="${arch}" fill="none" stroke="var(--rule)" stroke-dasharray="2 3"/><path d="${bar}" stroke="var(--rule-2)" stroke-width="1.4" opacity=".6"/>`
    }
    const prime = slot === 0
    return `<path d="${arch}" fill="${prime ? 'var(--gold-wash)' : 'var(--well)'}" stroke="${prime ? 'var(--leaf-line)' : 'var(--rule)'}" stroke-width="${prime ? 1.2 : 1}"/>`
  }).join('')
}

export function plate(geometry: Geometry, state: PlateState): string {
  const { width, height } = geometry.cell
  const { disc } = geometry
  const { place, slots, active } = state
  const edge = active ? 'stroke="var(--leaf-line)" stroke-width="3"' : 'stroke="var(--serena)" stroke-width="1.3"'
  return svg(
    { className: 'plate', viewBox: `0 0 ${width} ${height}` },
    `<rect x="3" y="4" width="${width}" height="${height}" rx="3" fill="#2A1A10" opacity=".2"/>` +
      `<rect class="frame" width="${width}" height="${height}" rx="3" fill="var(--sheet)" ${edge}/>` +
      (geometry.name === 'wide'
        ? `<rect x="4.5" y="4.5" width="${width - 9}" height="${height - 9}" fill="none" stroke="var(--rule)"/>`
        : '') +
      ring(geometry, place.rings) +
      `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="var(--plate)" stroke="var(--serena-deep)" stroke-width="1.6"/>` +
      `<circle cx="${disc.x}" cy="${disc.y}" r="${round(disc.radius * 0.83)}" fill="none" stroke="var(--wax)" stroke-width="1.2"/>` +
      numeral(place.number, disc.x, disc.y + disc.size / 3, disc.size, 'var(--on-plate)') +
      tile(geometry, state) +
      slotsDrawn(geometry, slots),
  )
}
