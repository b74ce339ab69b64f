/** The arms of the five seats: colour, shape and charge, any one of which is enough to tell them. */

import { define, round, svg } from './draw'

const ARGENT = 'fill="var(--argent)"'

interface Arms {
  shape: string
  charge: string
}

const ARMS: readonly Arms[] = [
  {
    shape: 'M4 3H36V21C36 33 27 39 20 42C13 39 4 33 4 21Z',
    charge: `<path d="M12 0h5.5v46H12zM22.5 0H28v46h-5.5z" ${ARGENT}/>`,
  },
  {
    shape: 'M20 3a19 19 0 1 1 0 38a19 19 0 1 1 0-38Z',
    charge: `<path d="M-2 33L20 15L42 33V42.5L20 24.5L-2 42.5Z" ${ARGENT}/>`,
  },
  {
    shape: 'M20 0L39.5 22L20 44L.5 22Z',
    charge:
      '<path d="M-4 12L30 52M8 0L44 42" stroke="#2A2320" stroke-width="5" transform="translate(2 -3)"/>',
  },
  {
    shape:
      'M13 2.5H27C28 8 36.5 8.5 37 15.5C37.3 20.5 32.5 22.5 33.5 28C34.5 35 26.5 38.5 20 42.5C13.5 38.5 5.5 35 6.5 28C7.5 22.5 2.7 20.5 3 15.5C3.5 8.5 12 8 13 2.5Z',
    charge: `<path d="M17 0h6v18H42v6H23V46H17V24H-2V18H17Z" ${ARGENT}/>`,
  },
  {
    shape: 'M4 3H36V42L20 34L4 42Z',
    charge: `<path d="M4 3h10.7v10H4zM25.3 3H36v10H25.3zM14.7 13h10.6v10H14.7zM4 23h10.7v10H4zM25.3 23H36v10H25.3zM14.7 33h10.6v10H14.7z" ${ARGENT}/>`,
  },
]

define(
  'seats',
  ARMS.map(
    ({ shape }, seat) => `<clipPath id="arms-${seat + 1}"><path d="${shape}"/></clipPath>`,
  ).join(''),
)

/** The arms inside another drawing, `height` tall with the upper left corner at x, y. */
export function arms(
  seat: number,
  x = 0,
  y = 0,
  height = 44,
  line = 'var(--badge-line)',
  width = 2.4,
): string {
  const { shape, charge } = armsOf(seat)
  const scale = round(height / 44)
  return (
    `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">` +
    `<g clip-path="url(#arms-${seat + 1})"><path d="${shape}" fill="var(--s${seat + 1})"/>${charge}</g>` +
    `<path d="${shape}" fill="none" stroke="${line}" stroke-width="${width}"/></g>`
  )
}

// The automatic rival's arms: an eight-cornered shield with a crescent, so that his blue is not the seat's.
const EIGHT = 'M12 2H28L38 12V30L28 42H12L2 30V12Z'
const CRESCENT = 'M27 31A12 12 0 1 1 27 13A9.5 9.5 0 1 0 27 31Z'
define('automa', `<clipPath id="arms-automa"><path d="${EIGHT}"/></clipPath>`)

/** The automatic rival's arms inside another drawing, with both his colours or one of them. */
export function automaArms(
  colour: string | null | undefined,
  x: number,
  y: number,
  height: number,
): string {
  const orange = '<path d="M0 0H40V44H0Z" fill="var(--s2)"/>'
  const blue = '<path d="M0 0H40V44H0Z" fill="var(--s1)"/>'
  const halved = `${orange}<path d="M40 0V44H0Z" fill="var(--s1)"/>`
  const field = colour === 'orange' ? orange : colour === 'blue' ? blue : halved
  return (
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(height / 44)})">` +
    `<g clip-path="url(#arms-automa)">${field}<path d="${CRESCENT}" fill="var(--argent)"/></g>` +
    `<path d="${EIGHT}" fill="none" stroke="var(--badge-line)" stroke-width="2.4"/></g>`
  )
}

/** A seat's badge; seats are counted from 0, as on the wire, and -1 is the automatic rival. */
export function badge(seat: number, size = 28): string {
  return svg(
    {
      className: 'badge',
      width: Math.round(size * 0.93),
      height: size,
      viewBox: '-1.5 -1.5 43 47',
    },
    seat < 0 ? automaArms(null, 0, 0, 44) : arms(seat, 0, 0, 44, 'var(--badge-line)', 2),
  )
}

function armsOf(seat: number): Arms {
  const found = ARMS[seat]
  if (found === undefined) throw new RangeError(`no seat ${seat}`)
  return found
}
