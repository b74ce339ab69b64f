/** Money cards by their notation. */

import { card, pip, type CardFace } from '../../art/money'
import { BOX } from './box'

/** What a card shows: `brown 4` its coin, a certificate what the box says that it is worth. */
export function cardFace(label: string): CardFace {
  const { currencies, card_values, certificate_value, opening_certificate } = BOX.facts
  if (label === 'certificate') return { currency: null, value: certificate_value }
  if (label === 'opening certificate') return { currency: null, value: opening_certificate }
  const [currency = '', number] = label.split(' ')
  const value = Number(number)
  if (!currencies.includes(currency) || !card_values.includes(value)) throw new RangeError(`no card ${label}`)
  return { currency, value }
}

export function drawnCard(label: string, width?: number): string {
  return card(cardFace(label), width)
}

/** A card in a line. */
export function drawnPip(label: string, height?: number): string {
  return pip(cardFace(label), height)
}
