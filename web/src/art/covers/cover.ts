/** What the four covers share: their frame, 300 x 400 units with a margin that may be cut off. */

import { define, svg } from '../draw'

/**
 * A cover fills its place; by night it keeps its own light, a little dimmed (see art.css).
 *
 * In a low place its middle is shown, or its foot.
 */
export function framed(body: string, low: 'YMid' | 'YMax' = 'YMax'): string {
  return svg(
    {
      className: 'cover',
      viewBox: '-24 22 348 364',
      attributes: `preserveAspectRatio="xMid${low} slice"`,
    },
    body,
  )
}

export interface Stop {
  at: number
  colour: string
}

/** A sky that changes from top to bottom. */
export function sky(id: string, stops: readonly Stop[]): string {
  const drawn = stops
    .map(({ at, colour }) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('')
  define(id, `<linearGradient id="${id}" x2="0" y2="1">${drawn}</linearGradient>`)
  return `<rect x="-60" width="420" height="420" fill="url(#${id})"/>`
}
