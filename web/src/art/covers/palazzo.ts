/** Palazzo at noon: a palace rising floor by floor under a crane. */

import { round } from '../draw'
import { architect, tile } from '../palazzo'
import { framed, sky } from './cover'

const CYPRESSES: readonly (readonly [number, number, number])[] = [
  [-2, 300, 62],
  [22, 306, 46],
  [300, 300, 74],
  [278, 306, 50],
]

function cypress(x: number, y: number, height: number): string {
  const wide = height * 0.2
  const near = round(y - height * 0.15)
  const far = round(y - height * 0.6)
  return (
    `<path d="M${x} ${y}C${round(x - wide)} ${near} ${round(x - wide * 0.9)} ${far} ${x} ${y - height}C${round(x + wide * 0.9)} ${far} ${round(x + wide)} ${near} ${x} ${y}Z" fill="#2F4A35"/>` +
    `<path d="M${x} ${y}v${round(height * 0.08)}" stroke="#4A3526" stroke-width="3"/>`
  )
}

const HILLS =
  '<circle cx="232" cy="92" r="30" fill="#F9EBC4"/><circle cx="232" cy="92" r="22" fill="#F0CE7A"/>' +
  '<path d="M-40 276C0 250 40 240 78 246C90 248 100 251 112 254C160 232 214 222 340 256V400H-40Z" fill="#B9C0A0"/>' +
  '<path d="M-40 296C-10 284 0 280 30 278C80 274 120 286 168 280C220 272 262 276 340 290V400H-40Z" fill="#93A37E"/>'

const PAVING =
  '<rect x="-40" y="340" width="380" height="80" fill="#DDBE8D"/>' +
  '<path d="M-40 340H340M-40 358H340M-40 380H340M60 340L30 400M120 340L105 400M180 340L195 400M240 340L270 400" stroke="#B7925C" stroke-width="1.2"/>'

const SCAFFOLD =
  '<g stroke="#6B4526" stroke-width="4" stroke-linecap="round" fill="none">' +
  '<path d="M234 346V58M252 346V58M234 300L252 260M252 260L234 220M234 220L252 180M252 180L234 140M234 140L252 100"/>' +
  '<path d="M243 60L112 36M243 60L280 84M243 60V34M243 34L150 43M243 34L280 84" stroke-width="3.5"/></g>'

const PULLEYS =
  '<circle cx="243" cy="60" r="6" fill="#B4573A" stroke="#4A2A16" stroke-width="2"/>' +
  '<circle cx="141" cy="40" r="5" fill="#B4573A" stroke="#4A2A16" stroke-width="2"/>'

export function palazzoCover(): string {
  const width = 140
  const height = width * 0.4
  const left = 72
  const floors = ['marble 1/3', 'brick 2/2', 'sandstone 3/3', 'brick 4/2'].map((label, floor) =>
    tile(label, width, { x: left, y: 340 - height * (floor + 1) }),
  )
  const top = 340 - 4 * height
  const ropes =
    `<path d="M141 41V${top - 74}" stroke="#4A3526" stroke-width="1.8"/>` +
    `<path d="M141 ${top - 74}L92 ${top - 58}M141 ${top - 74}L192 ${top - 58}" stroke="#4A3526" stroke-width="1.6"/>`
  return framed(
    sky('cover-noon', [
      { at: 0, colour: '#BFD3D6' },
      { at: 0.55, colour: '#F3E3C3' },
      { at: 1, colour: '#EDCBA0' },
    ]) +
      HILLS +
      CYPRESSES.map(([x, y, tall]) => cypress(x, y, tall)).join('') +
      PAVING +
      floors.join('') +
      `<path d="M${left - 6} 340h${width + 12}v7h${-width - 12}z" fill="#7B858A"/>` +
      SCAFFOLD +
      ropes +
      tile('marble 5/2', 112, { x: 86, y: top - 58 }) +
      PULLEYS +
      architect(40, { x: 2, y: 304 }),
  )
}
