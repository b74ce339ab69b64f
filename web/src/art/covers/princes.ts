/** The Princes of Florence in the morning: the plan of an estate with buildings, wood and lake. */

import { define, round } from '../draw'
import { estate, type Standing } from '../princes'
import { framed } from './cover'

define(
  'princes cover',
  '<radialGradient id="cover-morning" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="#F3E9CC"/><stop offset="1" stop-color="#D9C48F"/></radialGradient>',
)

const ESTATE: readonly Standing[] = [
  {
    piece: 'university',
    squares: [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 2]],
    iconAt: [0, 1],
  },
  { piece: 'theatre', squares: [[0, 4], [0, 5], [0, 6], [1, 5], [2, 5]], iconAt: [0, 5] },
  { piece: 'forest', squares: [[1, 3], [2, 3], [3, 3], [3, 4], [3, 5]] },
  { piece: 'tower', squares: [[6, 4], [6, 5], [6, 6]], iconAt: [6, 5] },
  { piece: 'park', squares: [[4, 0], [4, 1], [4, 2]] },
  { piece: 'lake', squares: [[4, 6], [5, 4], [5, 5], [5, 6]] },
]

const SIXTEENTH = Math.PI / 8

function windRose(): string {
  const rays = Array.from({ length: 16 }, (_, ray) => {
    const x = round(150 + 400 * Math.cos(ray * SIXTEENTH))
    const y = round(222 + 400 * Math.sin(ray * SIXTEENTH))
    return `M150 222L${x} ${y}`
  })
  return (
    '<g stroke="#A98F58" stroke-width=".8" opacity=".5" fill="none"><circle cx="150" cy="222" r="190"/><circle cx="150" cy="222" r="168"/>' +
    `<path d="${rays.join('')}"/></g>`
  )
}

const COMPASS =
  '<g transform="translate(150 62)"><circle r="26" fill="#FBF4E0" stroke="#6C777D" stroke-width="2"/>' +
  '<path d="M0-24L5-5L24 0L5 5L0 24L-5 5L-24 0L-5-5Z" fill="#A9432A"/>' +
  '<path d="M0-24L5-5L0 0ZM24 0L5 5L0 0ZM0 24L-5 5L0 0ZM-24 0L-5-5L0 0Z" fill="#6E2715"/><circle r="3.5" fill="#F0CE7A"/></g>'

const SCALE =
  '<g transform="translate(86 372)"><path d="M0 0h128v6h-128z" fill="#FBF4E0" stroke="#4A3A22"/>' +
  '<path d="M0 0h32v6H0zM64 0h32v6H64z" fill="#4A3A22"/></g>'

export function princesCover(): string {
  return framed(
    '<rect x="-60" width="420" height="420" fill="url(#cover-morning)"/>' +
      windRose() +
      '<g transform="rotate(-9 150 226)"><rect x="42" y="122" width="220" height="220" fill="#5a4326" opacity=".22"/>' +
      estate(ESTATE, { x: 30, y: 106, width: 236, height: 236 }) +
      '</g>' +
      COMPASS +
      SCALE,
    'YMid',
  )
}
