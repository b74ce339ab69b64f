/** What pieces and places are called, for eyes that see and for those that do not. */

import { mask } from '../../art/florence'
import { icon } from '../../art/icons'
import type { GameWords, Offer } from '../../table/contract'
import type { Mode, Target } from './choosing.svelte'
import { memberAt, partsOf, type FlorenceView, type Location, type Member } from './view'

const BOXES = ['bottom', 'middle', 'top'] as const

/** Whose it is: one's own name is told as such. */
export function familyName(words: GameWords, member: Member): string {
  if (member.colour === null) return words.seat(member.seat)
  return words.say('board-strozzi-colour', { colour: member.colour })
}

export function memberName(words: GameWords, member: Member, position: number): string {
  return words.say('board-member', {
    family: familyName(words, member),
    rank: member.rank,
    position,
  })
}

export function targetName(words: GameWords, target: Target, view: FlorenceView): string {
  if (target.select !== null) {
    const member = memberAt(view, target.select)
    const [location, position] = target.select.split('.')
    const rank = member?.rank ?? 'debutant'
    return words.say('board-choose-member', { rank, location: location ?? '', position: Number(position) })
  }
  if (target.offer !== null) return words.offer(target.offer)
  return words.say('board-not-here')
}

/** What a boast tile counts: "Plus one: 4 for each location with two or more of yours." */
export function boastRule(words: GameWords, boast: string): string {
  return words.say('board-boast-rule', { boast, rule: words.say(`board-about-${boast}`) })
}

/** A place in a sentence or two, for whoever does not see it. */
export function placeSummary(words: GameWords, place: Location, slots: number): string {
  const parts = [
    words.say('board-place', { location: String(place.number), boast: place.boast }),
    words.say(`board-about-${place.boast}`),
    ...place.markers.map(({ box, seat }) => words.say('board-place-marker', { seat, box: BOXES[box] ?? 'bottom' })),
    place.queue.length >= slots
      ? words.say('board-place-full')
      : words.say('board-place-free', { number: slots - place.queue.length }),
    ...place.spies.map((seat) => words.say('board-place-spy', { seat })),
    ...place.bouncers.map((seat) => words.say('board-place-bouncer', { seat })),
    ...place.rings.map((seat) => words.say('board-place-ring', { seat })),
  ]
  return parts.join(' ')
}

const ACTION_ICONS = {
  deploy: 'join',
  promote: 'up',
  move: 'walk',
  hurry: 'run',
  boast: 'horn',
  gift: 'gift',
  pass: 'ring',
} as const

export function actionIcon(mode: Mode, size: number): string {
  return mode === 'scandal' ? mask(size) : icon(ACTION_ICONS[mode], size)
}

/** The key of a scandal card's words. */
export function cardKey(card: string): string {
  return card.replace(' ', '-')
}

/** An offer in a few words, for a list. */
export function offerName(words: GameWords, offer: Offer, view: FlorenceView): string {
  const { family, place } = offer.form
  if (place !== undefined && (family === 'member' || family === 'with' || family === 'promote')) {
    const member = memberAt(view, place)
    if (member) {
      const { location, position } = partsOf(place)
      const who = memberName(words, member, position)
      return words.say('board-member-at', { who, location: String(location) })
    }
  }
  const { shield } = offer.form
  if (shield === undefined) return words.offer(offer)
  const [kind = '', location = ''] = shield.split(' ')
  if (location === '') return words.say('board-shield-street', { ends: kind.replace('-', '–') })
  return words.say(kind === 'spy' ? 'board-shield-spy' : 'board-shield-bouncer', { location })
}
