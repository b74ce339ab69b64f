/** What a step would bring, said before it is done. */

import type { GameWords, Offer } from '../../table/contract'
import { familyOf } from './choosing.svelte'
import { BOX } from './box'
import { arrivalAt, bodyguards } from './told'
import { locationOf, memberAt, partsOf, type Arrival, type FlorenceView } from './view'

const BOXES = ['bottom', 'middle', 'top'] as const

/** Lines for the deciding panel; none where nothing can be told beforehand. */
export function forecast(offer: Offer, view: FlorenceView, seat: number, words: GameWords): string[] {
  const family = familyOf(offer)
  const location = Number(offer.form['location'] ?? 0)
  const place = offer.form['place']
  const rank = arrivingRank(offer, view)
  if (rank !== null) {
    const from = family === 'on' ? view.walking?.location : place && partsOf(place).location
    return [
      ...arriving(location, rank, view, words),
      ...guarded(Number(from ?? 0), location, view, seat, words),
    ]
  }
  if (family === 'promote' && place !== undefined) return promoted(place, view, words)
  if (family === 'boast') return boasted(location, view, words)
  if (family === 'pass') return passed(view, words)
  if (family === 'ring') return [words.say('board-forecast-ring')]
  return []
}

function arriving(location: number, rank: string, view: FlorenceView, words: GameWords): string[] {
  const arrival = arrivalAt(view, location, rank)
  if (arrival === undefined) return []
  const { position } = arrival
  return [words.say('board-forecast-place', { position }), ...worth(arrival, view, words)]
}

function worth({ prime, audience }: Arrival, view: FlorenceView, words: GameWords): string[] {
  const lines = []
  const { noble } = view
  if (prime > 0) lines.push(words.say('board-forecast-prime', { points: prime, noble }))
  if (audience > 0) lines.push(words.say('board-forecast-audience', { points: audience, noble }))
  return lines
}

/** Where a promoted member comes to stand. */
function promoted(place: string, view: FlorenceView, words: GameWords): string[] {
  const { location } = partsOf(place)
  const rank = BOX.facts.promotions[memberAt(view, place)?.rank ?? ''] ?? ''
  const arrival = arrivalAt(view, location, rank)
  if (arrival === undefined) return []
  const { position } = arrival
  return [words.say('board-forecast-rank', { rank, position }), ...worth(arrival, view, words)]
}

function guarded(
  from: number,
  to: number,
  view: FlorenceView,
  seat: number,
  words: GameWords,
): string[] {
  return bodyguards(view, from, to).map(({ owner, helps }) =>
    owner === seat
      ? words.say('board-forecast-own-guard', { helps })
      : words.say('board-forecast-toll', { seat: owner, points: BOX.facts.bodyguard_points }),
  )
}

function boasted(location: number, view: FlorenceView, words: GameWords): string[] {
  const there = locationOf(view, location)
  if (!there || there.boast_points === null || there.boast_box === null) return []
  return [
    words.say('board-forecast-boast', {
      boast: there.boast,
      points: there.boast_points,
      box: BOXES[there.boast_box] ?? 'bottom',
    }),
    words.say(`board-about-${there.boast}`),
  ]
}

function passed(view: FlorenceView, words: GameWords): string[] {
  if (view.passes_as === 'last') return [words.say('board-forecast-pass-last')]
  const lines = [words.say('board-forecast-pass')]
  return view.passes_as === 'first' ? [words.say('board-forecast-pass-first'), ...lines] : lines
}

/** What a location brings, in a word or two beside it on the map. */
export function brings(offer: Offer, view: FlorenceView, words: GameWords): string {
  const family = familyOf(offer)
  const location = Number(offer.form['location'] ?? 0)
  if (family === 'boast') {
    return words.say('board-brings-points', { points: locationOf(view, location)?.boast_points ?? 0 })
  }
  const rank = arrivingRank(offer, view)
  if (rank === null) return ''
  const arrival = arrivalAt(view, location, rank)
  if (arrival === undefined) return ''
  const { position, prime, audience } = arrival
  return words.say('board-brings-place', { position, points: prime + audience })
}

/** The rank of whoever would come, null where nobody comes. */
function arrivingRank(offer: Offer, view: FlorenceView): string | null {
  const { place } = offer.form
  switch (familyOf(offer)) {
    case 'deploy':
      return BOX.facts.deployed
    case 'move':
    case 'walk':
      return memberAt(view, place ?? '')?.rank ?? null
    case 'on':
      return view.walking?.member.rank ?? null
    case 'ride':
      return memberAt(view, view.chosen ?? '')?.rank ?? null
    default:
      return null
  }
}
