/** Augsburg 1520 at dusk: medals of nobles on a rising stair of coins, and a bond. */

import { define, numeral, round } from '../draw'
import { emblemAt } from '../icons'
import { framed, sky } from './cover'

define('augsburg cover', '<clipPath id="cover-medal"><circle r="27.5"/></clipPath>')

const FACE =
  'M24 66C24 58 27 54 27 49C23 50 18 50 17 46C16.5 44 17.5 43 16.5 41.5C15 41 15.5 39.5 16.5 38.5C14 37 12.5 36 13 34.5C13.7 32.5 16 30 16.5 27C16.5 17 24 10 34 11C44 12 48 21 47 30C46.5 38 43 43 43.5 49C44 54 54 55 58 66Z'

const HATS = [
  'M13 25C12 14 22 7 34 8C46 9 52 17 50 27C44 22 28 20 13 25Z',
  'M8 23C10 12 20 5 34 6C50 7 58 16 55 24C49 27 44 22 34 22C24 22 16 27 8 23ZM48 10C54 2 60 2 63-2C62 8 58 14 50 16Z',
  'M14 27C14 14 22 8 32 7C42 7 51 14 50 30C52 40 54 50 50 58C46 52 46 40 44 32C42 24 30 22 14 27Z',
  'M15 22L12 2L22 12L30-3L37 12L49 3L48 24C38 19 26 18 15 22Z',
]

const STEP = 15

function gable(x: number, width: number, top: number, steps: number, fill: string): string {
  const tread = round(width / (2 * steps + 1))
  const rise = `h${tread}v-${STEP}`.repeat(steps)
  const fall = `v${STEP}h${tread}`.repeat(steps)
  const eaves = top + steps * STEP
  const windows = [0, 1, 2].flatMap((row) =>
    [0.2, 0.44, 0.68].map(
      (share) =>
        `<path d="M${round(x + width * share)} ${eaves + 16 + row * 26}v-9a4 4 0 0 1 8 0v9z" fill="#F0CE7A" opacity=".8"/>`,
    ),
  )
  return (
    `<path d="M${x} 332V${eaves}${rise}h${tread}${fall}V332Z" fill="${fill}"/>` + windows.join('')
  )
}

/** A pile of coins with a medal on top. */
function pile(x: number, coins: number, hat: string): string {
  const drawn = Array.from({ length: coins }, (_, coin) => {
    const y = 372 - coin * 9
    const left = x + ((coin * 7) % 5) - 2
    return (
      `<path d="M${left} ${y}v-6a33 8 0 0 1 66 0v6a33 8 0 0 1-66 0Z" fill="#C4932F" stroke="#6A4A10" stroke-width="1.2"/>` +
      `<ellipse cx="${left + 33}" cy="${y - 6}" rx="33" ry="8" fill="#E9C86C" stroke="#6A4A10" stroke-width="1"/>`
    )
  })
  const top = 372 - (coins - 1) * 9 - 10
  return (
    drawn.join('') +
    `<g transform="translate(${x + 33} ${top - 32})"><circle r="34" fill="#6A4A10"/><circle r="32.5" fill="#F2DDA2"/><circle r="28.5" fill="none" stroke="#A97F26" stroke-width="1.5"/>` +
    `<g clip-path="url(#cover-medal)"><g transform="translate(-28 -26) scale(.86)" fill="#24413B"><path d="${FACE}"/><path d="${hat}"/></g></g></g>`
  )
}

const BOND =
  '<g transform="translate(52 62) rotate(-7) scale(.95)"><rect width="120" height="92" rx="2" fill="#1A2A28" opacity=".35" x="4" y="5"/>' +
  '<path d="M0 2Q30-3 60 1T120 0L121 90Q90 95 60 91T0 92Z" fill="#F6E7BE"/><path d="M8 9H112V83H8Z" fill="none" stroke="#8A6A2A" stroke-width="1" stroke-dasharray="2 2"/>' +
  numeral(17, 30, 48, 40, '#4A3410') +
  '<path d="M58 26H104M58 35H104M58 44H92M18 62H70M18 70H60" stroke="#4A3410" stroke-width="1.5" opacity=".6"/>' +
  '<path d="M86 58l-6 30 9-6 4 9 4-30z" fill="#7C2320"/><circle cx="90" cy="64" r="13" fill="#9C2B22"/>' +
  emblemAt('quatrefoil', 82, 56, 16, '#fff', 0.6) +
  '</g>'

const PILES: readonly (readonly [x: number, coins: number, hat: number])[] = [
  [14, 4, 0],
  [82, 9, 2],
  [150, 14, 1],
  [218, 20, 3],
]

export function augsburgCover(): string {
  return framed(
    sky('cover-dusk', [
      { at: 0, colour: '#274B47' },
      { at: 0.6, colour: '#5E8272' },
      { at: 1, colour: '#D7C48C' },
    ]) +
      gable(-52, 66, 150, 3, '#1B3633') +
      gable(-2, 92, 186, 3, '#1F3D3A') +
      gable(84, 84, 150, 3, '#1B3633') +
      gable(176, 96, 92, 4, '#1F3D3A') +
      gable(262, 86, 150, 3, '#1B3633') +
      '<rect x="-40" y="330" width="380" height="90" fill="#3A2F22"/>' +
      PILES.map(([x, coins, hat]) => pile(x, coins, HATS[hat] ?? '')).join('') +
      BOND,
  )
}
