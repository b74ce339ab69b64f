/** The cover of a game from elsewhere: a loggia in the evening. */

import { framed, sky } from './cover'

export function plainCover(): string {
  const arches = [20, 110, 200].map(
    (x) =>
      `<path d="M${x} 400V220a40 40 0 0 1 80 0V400Z" fill="#2E2A3A"/>` +
      `<path d="M${x} 400V220a40 40 0 0 1 80 0V400" fill="none" stroke="#E9D9B4" stroke-width="5"/>`,
  )
  return framed(
    sky('cover-plain-sky', [
      { at: 0, colour: '#3B4A6B' },
      { at: 0.55, colour: '#C98F6B' },
      { at: 1, colour: '#E7C58E' },
    ]) +
      '<rect x="-60" y="150" width="420" height="270" fill="#B98A5E"/>' +
      '<rect x="-60" y="140" width="420" height="14" fill="#E9D9B4"/>' +
      arches.join(''),
  )
}
