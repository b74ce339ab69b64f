/** Florence by night: nine lit places of the carnival, joined by lantern streets. */

import { define, numeral } from '../draw'
import { framed, sky } from './cover'

define(
  'florence cover',
  '<radialGradient id="cover-glow"><stop offset="0" stop-color="#FFDF94" stop-opacity=".95"/><stop offset=".35" stop-color="#FFC65A" stop-opacity=".45"/><stop offset="1" stop-color="#FFC65A" stop-opacity="0"/></radialGradient>',
)

type Point = readonly [x: number, y: number]

const PLACES: readonly Point[] = [
  [52, 196],
  [150, 188],
  [248, 194],
  [38, 250],
  [150, 243],
  [262, 247],
  [52, 304],
  [150, 298],
  [248, 302],
]

const STREETS: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [1, 2],
  [2, 5],
  [5, 4],
  [4, 3],
  [3, 0],
  [3, 6],
  [6, 7],
  [7, 8],
  [8, 5],
  [4, 7],
  [1, 4],
]

function stars(): string {
  return Array.from({ length: 26 }, (_, star) => {
    const x = ((star * 67 + 13) % 340) - 20
    const y = (star * 41 + 9) % 110
    return `<circle cx="${x}" cy="${y}" r="${0.7 + (star % 3) * 0.5}" fill="#F6EBD0" opacity=".8"/>`
  }).join('')
}

function street(from: Point, to: Point): string {
  const way = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  return (
    `<path d="${way}" stroke="#0E142B" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="${way}" stroke="#E9B95A" stroke-width="2.2" stroke-dasharray="1 7" stroke-linecap="round"/>`
  )
}

function place([x, y]: Point, number: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="34" fill="url(#cover-glow)"/><circle cx="${x}" cy="${y}" r="17" fill="#F4E6C4" stroke="#0E142B" stroke-width="2"/>` +
    `<circle cx="${x}" cy="${y}" r="13.5" fill="none" stroke="#A9432A" stroke-width="1.2"/>` +
    numeral(number, x, y + 7, 20, '#2A2320')
  )
}

const SKYLINE =
  '<path d="M236 62a22 22 0 1 0 20 33a18 18 0 1 1-20-33Z" fill="#F6E2A6"/>' +
  '<path d="M-40 150h80v-16h12v16h30v-40h5v-14l4-8 4 8v14h5v40h26V126c0-30 20-46 38-52l0-12h6v12c18 6 38 22 38 52v24h22v-22h14v22h96V220H-40Z" fill="#0E142B"/>' +
  '<path d="M129 128c4-28 20-44 33-52M164 76v52M201 128c-4-28-22-44-35-52" stroke="#34406F" stroke-width="1.3" fill="none"/><circle cx="167" cy="60" r="3" fill="#F0CE7A"/>'

const RIVER =
  '<path d="M-40 176C60 158 220 164 340 152V400H-40Z" fill="#1B2347"/><path d="M-40 372C40 336 170 380 340 330V420H-40Z" fill="#3E5C8E"/>' +
  '<path d="M-40 388C60 352 170 398 340 346" stroke="#86A5CE" stroke-width="1.5" fill="none" opacity=".6"/>'

const MASK =
  '<g transform="translate(150 348) scale(.9)"><path d="M-58-8C-84-14-92 8-116 0M-56 0C-76 2-84 22-104 20M58-8C84-14 92 8 116 0M56 0C76 2 84 22 104 20" stroke="#F0CE7A" stroke-width="4" fill="none" stroke-linecap="round"/>' +
  '<path d="M-62-16C-40-30-14-22 0-12C14-22 40-30 62-16C66 6 44 24 22 16C12 12 6 4 0 4C-6 4-12 12-22 16C-44 24-66 6-62-16Z" fill="#A9432A" stroke="#F0CE7A" stroke-width="3"/>' +
  '<path d="M-46-6C-36-14-22-12-16-2C-24 8-40 8-46-6ZM46-6C36-14 22-12 16-2C24 8 40 8 46-6Z" fill="#141B38" stroke="#F0CE7A" stroke-width="2"/>' +
  '<path d="M-50-18q8-5 16-4M50-18q-8-5-16-4" stroke="#F0CE7A" stroke-width="1.6" fill="none"/><path d="M0-14l5 7-5 7-5-7z" fill="#F0CE7A"/></g>'

export function florenceCover(): string {
  const streets = STREETS.map(([from, to]) => {
    const start = PLACES[from]
    const end = PLACES[to]
    return start === undefined || end === undefined ? '' : street(start, end)
  })
  return framed(
    sky('cover-night', [
        { at: 0, colour: '#141B38' },
        { at: 0.7, colour: '#2D3564' },
        { at: 1, colour: '#5A4470' },
      ]) +
      stars() +
      SKYLINE +
      RIVER +
      streets.join('') +
      PLACES.map((point, index) => place(point, index + 1)).join('') +
      MASK,
  )
}
