/** Palazzo's money: cards and, for a line of text, pips. Three grounds, three coins, three patterns. */

import { define, numeral, svg } from './draw'
import { emblemAt, type EmblemName } from './icons'

define(
  'money',
  `<pattern id="p-cur-r" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M2 0V8" stroke="var(--cur-r-2)" stroke-width="2.5" opacity=".55"/></pattern>
  <pattern id="p-cur-b" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.3" fill="var(--cur-b-2)" opacity=".75"/><circle cx="7" cy="7" r="1.3" fill="var(--cur-b-2)" opacity=".75"/></pattern>
  <pattern id="p-cur-w" width="8" height="6" patternUnits="userSpaceOnUse"><path d="M0 2H8" stroke="var(--cur-w-2)" stroke-width="1.4" opacity=".6"/></pattern>`,
)

interface Currency {
  token: string
  emblem: EmblemName
  coin: string
}

const CURRENCIES: Record<string, Currency> = {
  red: { token: 'cur-r', emblem: 'lily', coin: '<circle cx="40" cy="74" r="25"/>' },
  brown: {
    token: 'cur-b',
    emblem: 'sun',
    coin: '<path d="M29.6 49H50.4L65 63.6V84.4L50.4 99H29.6L15 84.4V63.6Z"/>',
  },
  white: { token: 'cur-w', emblem: 'gate', coin: '<path d="M17 51H63V97H17Z"/>' },
}

/** What a card shows: a coin of a currency and its value, or without one a certificate. */
export interface CardFace {
  currency: string | null
  value: number
}

/** A money card, 80 x 112 units; the value stands top left, so that cards may overlap. */
export function card({ currency, value }: CardFace, width = 72): string {
  const found = currency === null ? undefined : CURRENCIES[currency]
  return svg(
    { className: 'card', width, height: Math.round(width * 1.4), viewBox: '0 0 80 112' },
    (found === undefined ? certificate(value) : coinCard(found, value)) +
      '<rect x=".6" y=".6" width="78.8" height="110.8" rx="6" fill="none" stroke="#2A1A10" stroke-opacity=".6" stroke-width="1.2"/>',
  )
}

function coinCard({ token, emblem, coin }: Currency, value: number): string {
  const edge = `stroke="var(--${token}-ink)" stroke-opacity=".55" stroke-width="1.2"`
  return (
    `<rect width="80" height="112" rx="6" fill="var(--${token})"/><rect width="80" height="112" rx="6" fill="url(#p-${token})"/>` +
    `<rect x="5" y="5" width="70" height="102" rx="3" fill="none" ${edge}/>` +
    `<path d="M5 5H36V41L20.5 48L5 41Z" fill="var(--${token})" ${edge}/>` +
    numeral(value, 20.5, 36.5, 36, `var(--${token}-ink)`) +
    `<g fill="var(--${token}-ink)" fill-opacity=".95">${coin}</g>` +
    `<g fill="none" stroke="var(--${token})" stroke-width="1.3" transform="translate(40 74) scale(.86) translate(-40 -74)">${coin}</g>` +
    emblemAt(emblem, 25, 59, 30, `var(--${token})`)
  )
}

function certificate(value: number): string {
  return (
    '<rect width="80" height="112" rx="6" fill="var(--cert)"/><path d="M7 7h66v98H7z" fill="none" stroke="var(--cert-ink)" stroke-width="1" stroke-dasharray="1 2.5"/>' +
    '<path d="M40 18H68M40 25H68M40 32H62M14 49H66M14 56H66M14 63H58" stroke="var(--cert-ink)" stroke-width="1.4" opacity=".55" stroke-linecap="round"/>' +
    numeral(value, 22, 38, 38, 'var(--cert-ink)') +
    '<path d="M34 86L28 107L36 103L39 109L42 90M46 88L54 106L46 103L42 108" fill="#7C2320"/>' +
    '<path d="M40 68c4-1 5 2 8 3s6 1 6 5 2 5 1 9-5 4-7 7-5 3-8 3-6-1-8-4-5-3-6-7 1-6 2-9 3-3 6-5 3-2 6-2Z" fill="var(--wax)"/><circle cx="40.5" cy="81" r="8" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.4"/>' +
    emblemAt('quatrefoil', 35, 75.5, 11, '#fff', 0.75)
  )
}

/** The back of a money card. */
export function cardBack(width = 72): string {
  return svg(
    { className: 'card', width, height: Math.round(width * 1.4), viewBox: '0 0 80 112' },
    '<rect width="80" height="112" rx="6" fill="var(--serena)"/>' +
      '<rect x="6" y="6" width="68" height="100" rx="3" fill="none" stroke="var(--on-serena)" stroke-opacity=".55" stroke-width="1.5"/>' +
      emblemAt('quatrefoil', 20, 36, 40, 'var(--on-serena)', 0.75) +
      '<rect x=".6" y=".6" width="78.8" height="110.8" rx="6" fill="none" stroke="#2A1A10" stroke-opacity=".6" stroke-width="1.2"/>',
  )
}

/** A card in a line: value and coin. */
export function pip({ currency, value }: CardFace, height = 26): string {
  const found = currency === null ? undefined : CURRENCIES[currency]
  const body =
    found === undefined
      ? '<rect x=".5" y=".5" width="31" height="25" rx="2" fill="var(--cert)" stroke="var(--cert-ink)"/>' +
        numeral(value, 10, 19.5, 18, 'var(--cert-ink)') +
        '<circle cx="23" cy="13" r="5.5" fill="var(--wax)"/>'
      : `<rect x=".5" y=".5" width="31" height="25" rx="2" fill="var(--${found.token})" stroke="#2A1A10" stroke-opacity=".7"/>` +
        numeral(value, 10, 19.5, 18, `var(--${found.token}-ink)`) +
        emblemAt(found.emblem, 17, 6.5, 13, `var(--${found.token}-ink)`)
  return svg(
    { className: 'pip', width: Math.round((height * 32) / 26), height, viewBox: '0 0 32 26' },
    body,
  )
}
