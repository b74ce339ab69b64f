/** Icons and emblems: one colour, the colour of the text around them. */

import { svg } from './draw'

type Shape = readonly [viewBox: string, body: string]

const ICONS = {
  cards: [
    '0 0 20 20',
    '<path d="M3.5 5.5l8-2.5 4 11.5-8 2.5zM6 3.5H3V16" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  ],
  book: [
    '0 0 20 20',
    '<path d="M10 5C8 3.5 5 3 2.5 3.5V15.5C5 15 8 15.5 10 17C12 15.5 15 15 17.5 15.5V3.5C15 3 12 3.5 10 5ZV17" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  ],
  lesson: [
    '0 0 20 20',
    '<path d="M1.5 7.5L10 3.5l8.5 4L10 11.5zM5 9.5v4.5c3 2 7 2 10 0V9.5M18.5 7.5V13" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  log: [
    '0 0 20 20',
    '<path d="M4 3h12v14H4zM7 7h6M7 10h6M7 13h4" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  ],
  settings: [
    '0 0 20 20',
    '<path d="M2.5 6H10M14.5 6H17.5M2.5 14H5.5M10 14H17.5M12.2 3.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM7.8 11.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6Z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  ],
  palace: [
    '0 0 20 20',
    '<path d="M2 17.5H18M3.5 17V6M16.5 17V6M2 6H18M3 3.5H17M7 17V12a3 3 0 0 1 6 0v5M6.5 9h1M12.5 9h1" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  ],
  board: [
    '0 0 20 20',
    '<path d="M3 3h5v5H3zM12 3h5v5h-5zM12 12h5v5h-5zM3 12h5v5H3z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  ],
  seats: [
    '0 0 20 20',
    '<path d="M3 4h6v5c0 3-2 4.5-3 5c-1-.5-3-2-3-5zM11 7h6v5c0 3-2 4.5-3 5c-1-.5-3-2-3-5z" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  ],
  tower: [
    '0 0 24 24',
    '<path d="M7 21V9H5V4h3v2h2.5V4h3v2H16V4h3v5h-2V21H13.5V17a1.5 1.5 0 0 0-3 0V21Z"/>',
  ],
  university: [
    '0 0 24 24',
    '<path d="M12 6C9 4 5.5 4 2.5 4.5V18.5C6 18 9 18.5 12 20.5C15 18.5 18 18 21.5 18.5V4.5C18.5 4 15 4 12 6ZM11.2 8V17.5C9 16.5 6.5 16.3 4.3 16.6V6.2C7 6 9.5 6.5 11.2 8Z" fill-rule="evenodd"/>',
  ],
  theatre: [
    '0 0 24 24',
    '<path d="M3 5C9 3 15 3 21 5C21.5 13 18 20 12 21.5C6 20 2.5 13 3 5ZM6 10.5c1.5-1.5 3.5-1.5 4.5.3c-1.5.9-3.2.8-4.5-.3ZM18 10.5c-1.5-1.5-3.5-1.5-4.5.3c1.5.9 3.2.8 4.5-.3ZM7.5 14.5c3 1.7 6 1.7 9 0c-1 3.5-8 3.5-9 0Z" fill-rule="evenodd"/>',
  ],
  hospital: [
    '0 0 24 24',
    '<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z"/>',
  ],
  laboratory: [
    '0 0 24 24',
    '<path d="M8.5 2H15.5V4H14.3V9.5L20.3 19.2C21.2 20.8 20.3 22 18.8 22H5.2C3.7 22 2.8 20.8 3.7 19.2L9.7 9.5V4H8.5ZM11.7 4V10.1L8.6 15H15.4L12.3 10.1V4Z" fill-rule="evenodd"/>',
  ],
  workshop: [
    '0 0 24 24',
    '<path d="M3 4.5H13.5C16 4.5 17.5 6 18 8.5H14.5L14 10.5H10.5L10 8.5H3ZM10.8 11.5H13.7L14.3 21.5H10.2Z"/><path d="M19.5 4.5H21.5V9H19.5Z"/>',
  ],
  library: [
    '0 0 24 24',
    '<path d="M3 4H7V20H3ZM8 6H12V20H8ZM13.2 5.2L16.9 4.2L20.9 19L17.2 20ZM4 6.5V8H6V6.5ZM9 8.5V10H11V8.5Z" fill-rule="evenodd"/><path d="M2 21H22V22.8H2Z"/>',
  ],
  opera: [
    '0 0 24 24',
    '<path d="M6 3.5C3.5 8 4 13.5 8 17M18 3.5C20.5 8 20 13.5 16 17M5.5 6.5H18.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M9.5 7V17M12 7V17M14.5 7V17" stroke="currentColor" stroke-width="1.3"/><path d="M7 16.5H17C17 19 15 20 13.2 20.2V21H16V22.8H8V21H10.8V20.2C9 20 7 19 7 16.5Z"/>',
  ],
  studio: [
    '0 0 24 24',
    '<path d="M12 3C6 3 2 7 2 12C2 17 6 21 11 21C13 21 13.5 19.5 12.8 18.2C12 16.6 13 15 15 15H18C20.5 15 22 13.5 22 11.5C22 6.5 17.5 3 12 3ZM6.5 10.2A1.7 1.7 0 1 1 6.5 13.6A1.7 1.7 0 1 1 6.5 10.2ZM9.5 5.6A1.7 1.7 0 1 1 9.5 9A1.7 1.7 0 1 1 9.5 5.6ZM15 5.8A1.7 1.7 0 1 1 15 9.2A1.7 1.7 0 1 1 15 5.8Z" fill-rule="evenodd"/>',
  ],
  forest: [
    '0 0 24 24',
    '<path d="M12 1C15.5 6 16.5 12 15 18H13.2V22.5H10.8V18H9C7.5 12 8.5 6 12 1ZM4.5 10C6.5 13 7 16 6.3 19H2.7C2 16 2.5 13 4.5 10ZM19.5 10C21.5 13 22 16 21.3 19H17.7C17 16 17.5 13 19.5 10Z"/>',
  ],
  lake: [
    '0 0 24 24',
    '<path d="M2 8q2.5-3.5 5 0t5 0 5 0 5 0M2 14q2.5-3.5 5 0t5 0 5 0 5 0M5 20q2.5-3.5 5 0t5 0 4 0" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  ],
  park: [
    '0 0 24 24',
    '<path d="M12 10a3 3 0 1 1 .1 0M12 14a3 3 0 1 0 .1 0M10 12a3 3 0 1 0 0 .1M14 12a3 3 0 1 1 0 .1" /><circle cx="12" cy="12" r="2.2" fill="var(--gold)"/><path d="M3 3h4M3 3v4M21 3h-4M21 3v4M3 21h4M3 21v-4M21 21h-4M21 21v-4" stroke="currentColor" stroke-width="1.8" fill="none"/>',
  ],
  jester: [
    '0 0 24 24',
    '<path d="M4.5 18C4.5 13 6.5 9.5 3.8 9.5C2.5 9.5 2.3 11 2.3 12C.8 8 2 4.5 5.5 4.5C9 4.5 10.5 8 12 11C13.5 8 15 4.5 18.5 4.5C22 4.5 23.2 8 21.7 12C21.7 11 21.5 9.5 20.2 9.5C17.5 9.5 19.5 13 19.5 18Z"/><path d="M4 19.5H20V22H4Z"/><circle cx="2.2" cy="13.7" r="1.9"/><circle cx="21.8" cy="13.7" r="1.9"/>',
  ],
  builder: [
    '0 0 24 24',
    '<path d="M12 2a2.2 2.2 0 0 1 1.5 3.8L20 20l-1.5 1.5L12.7 9.8h-1.4L5.5 21.5L4 20L10.5 5.8A2.2 2.2 0 0 1 12 2ZM8.5 16.5h7v1.8h-7z"/>',
  ],
  laurel: [
    '0 0 24 24',
    '<path d="M11 21C5 20 2 15 3.5 7M13 21C19 20 22 15 20.5 7" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M3.5 7C2 5 2.3 3 3.8 1.8C5.5 3.5 5.3 5.5 3.5 7ZM3 12C.8 11 .3 9 1 7C3.3 8 4 10 3 12ZM5 17C2.6 17 1.3 15.5 1 13.3C3.6 13.3 5 15 5 17ZM5 11.5C6.5 10.5 7.3 8.8 6.6 7C4.8 7.8 4.2 9.8 5 11.5ZM7 16.5C8.6 15.3 8.9 13.5 8 12C6.3 13 6 15 7 16.5ZM20.5 7C22 5 21.7 3 20.2 1.8C18.5 3.5 18.7 5.5 20.5 7ZM21 12C23.2 11 23.7 9 23 7C20.7 8 20 10 21 12ZM19 17C21.4 17 22.7 15.5 23 13.3C20.4 13.3 19 15 19 17ZM19 11.5C17.5 10.5 16.7 8.8 17.4 7C19.2 7.8 19.8 9.8 19 11.5ZM17 16.5C15.4 15.3 15.1 13.5 16 12C17.7 13 18 15 17 16.5Z"/>',
  ],
  letter: [
    '0 0 24 24',
    '<path d="M2 5H22V19H2Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M2.5 5.5L12 13L21.5 5.5" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="13.5" r="3.3" fill="var(--wax)"/>',
  ],
  travel: [
    '0 0 24 24',
    '<path d="M11 2V15H4C6 10 8.5 6 11 2ZM13 5C16.5 7.5 18.5 11 19 15H13ZM2 17H22C21 19.5 19.5 21 17.5 22H6.5C4.5 21 3 19.5 2 17Z"/>',
  ],
  religion: [
    '0 0 24 24',
    '<path d="M12 1C14 3.5 14.8 5 14 6.8A2.2 2.2 0 0 1 10 6.8C9.2 5 10 3.5 12 1ZM9.5 9.5H14.5V19H9.5ZM5 20H19V22.5H5Z"/>',
  ],
  opinion: [
    '0 0 24 24',
    '<path d="M21.5 2C13 3 7 8.5 5.5 16.5L3 22H5L7 17.8C13.5 17.5 19 12 21.5 2ZM7.5 15.5C10 11 13 8 17 5.5" fill-rule="evenodd"/>',
  ],
  check: [
    '0 0 20 20',
    '<path d="M4 10.5L8.5 15L16.5 5.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  lock: [
    '0 0 20 20',
    '<path d="M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  ],
  post: [
    '0 0 24 24',
    '<path d="M3 22V10L12 2L21 10V22H15V15H9V22ZM11 6.5H13V11H11ZM5.5 12H8V14H5.5ZM16 12h2.5V14H16Z" fill-rule="evenodd"/>',
  ],
  title: [
    '0 0 24 24',
    '<path d="M2 6L7 11L12 3L17 11L22 6L20 17H4ZM4 19H20V22H4Z"/><circle cx="2" cy="5.5" r="1.8"/><circle cx="12" cy="2.8" r="1.8"/><circle cx="22" cy="5.5" r="1.8"/>',
  ],
  office: [
    '0 0 24 24',
    '<path d="M12 1.5a5.5 5.5 0 0 1 1.7 10.7V14H17v3H13.7v1.5H16.5v3.5H10.3V12.2A5.5 5.5 0 0 1 12 1.5ZM12 4.3a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 0 0 0-5.2Z" fill-rule="evenodd"/>',
  ],
  mint: [
    '0 0 24 24',
    '<path d="M10 2H14V9H10ZM8.5 9.5H15.5V12H8.5ZM12 13.5c5 0 9 1.3 9 3v3c0 1.7-4 3-9 3s-9-1.3-9-3v-3c0-1.7 4-3 9-3Zm0 1.8c-3.8 0-6.8.6-6.8 1.3s3 1.3 6.8 1.3s6.8-.6 6.8-1.3-3-1.3-6.8-1.3Z" fill-rule="evenodd"/>',
  ],
  arms: [
    '0 0 24 24',
    '<path d="M3 2H21V12C21 18 16 21 12 23C8 21 3 18 3 12ZM11 4H5V11H11ZM13 13V20C16 18.3 19 16.2 19 13Z" fill-rule="evenodd"/>',
  ],
  patent: [
    '0 0 24 24',
    '<path d="M5 2H19V16H14.5L16 23L12 20.5L8 23L9.5 16H5ZM8 5V6.7H16V5ZM8 8.5V10.2H16V8.5Z" fill-rule="evenodd"/>',
  ],
  church: [
    '0 0 24 24',
    '<path d="M11 0H13V2.3H15V4H13V6L18 11V13L22 15V23H14V18.5A2 2 0 0 0 10 18.5V23H2V15L6 13V11L11 6V4H9V2.3H11ZM12 9.5A1.8 1.8 0 1 0 12 13.1A1.8 1.8 0 1 0 12 9.5Z" fill-rule="evenodd"/>',
  ],
  cathedral: [
    '0 0 24 24',
    '<path d="M5 0L8 6V10C9.5 9 10.5 7 12 4.5C13.5 7 14.5 9 16 10V6L19 0L22 6V23H15V18A3 3 0 0 0 9 18V23H2V6ZM4 10H6V14H4ZM18 10H20V14H18Z" fill-rule="evenodd"/>',
  ],
  time: [
    '0 0 24 24',
    '<circle cx="12" cy="12" r="9.3" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M12 6.5V12L16 14.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  ],
  gift: [
    '0 0 24 24',
    '<path d="M2.5 8H21.5V12.5H2.5ZM4 14H11V22H4ZM13 14H20V22H13ZM11 8.5H13V22H11Z"/><path d="M12 8C9 7.5 6.5 6.5 6.8 4.3C7.2 2 11 2.5 12 8C13 2.5 16.8 2 17.2 4.3C17.5 6.5 15 7.5 12 8Z" fill="none" stroke="currentColor" stroke-width="1.7"/>',
  ],
  walk: [
    '0 0 24 24',
    '<path d="M8.5 2C11 2 12 4.5 11.8 8C11.6 11 10.5 12.5 8.5 12.5C6.5 12.5 5.5 11 5.3 8C5 4.5 6 2 8.5 2ZM5.8 14H11.2C11 16 10 17 8.5 17C7 17 6 16 5.8 14ZM16.5 7C18.5 7 19.3 9 19.2 12C19 15 18 16.3 16.4 16.3C14.7 16.3 13.8 15 13.7 12C13.5 9 14.5 7 16.5 7ZM14 18H18.7C18.5 20.5 17.7 21.5 16.4 21.5C15 21.5 14.2 20.5 14 18Z"/>',
  ],
  run: [
    '0 0 24 24',
    '<path d="M3 5L10 12L3 19V14.5L5.5 12L3 9.5ZM11 5L18 12L11 19V14.5L13.5 12L11 9.5ZM19 5H21.5V19H19Z"/>',
  ],
  up: [
    '0 0 24 24',
    '<path d="M12 2L21 11H16V15H8V11H3ZM8 17H16V22H8Z"/>',
  ],
  join: [
    '0 0 24 24',
    '<path d="M9 2.5a4 4 0 1 1-.1 0ZM2 22C2 15 4 11.5 9 11.5C12 11.5 13.7 12.7 14.7 15H13V22ZM17.5 13H20V16.5H23.5V19H20V22.5H17.5V19H14V16.5H17.5Z"/>',
  ],
  horn: [
    '0 0 24 24',
    '<path d="M2 9H7L19 3V20L7 15H2ZM8 16.5L10.5 17.5L11 22H8ZM20.5 9.5c1.8.8 1.8 3.8 0 4.6Z"/>',
  ],
  ring: [
    '0 0 24 24',
    '<circle cx="12" cy="14" r="7" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M8.5 2H15.5L17 4.5L12 8L7 4.5Z"/>',
  ],
  rider: [
    '0 0 28 28',
    '<path d="M4 25c1-4 0-7 2-10c1.5-2 4-2.5 6-3c.5-2.5 1-5 3-6.5L14 3l3.5 2C21 6 24 9 25 12.5l-2.5 2-3.5-2c0 2.5 2 4 2 7c1 2 1.5 3.5 1 5.5h-2.5c0-2-.5-3.5-2-5c-2.5 1-5 .5-7 0C9 21.5 7.5 23 7 25Z"/><path d="M11 11.5c-1-3-.5-6 1.5-8" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  ],
} satisfies Record<string, Shape>

const EMBLEMS = {
  lily: [
    '0 0 40 40',
    '<path d="M20 3c5 5 6 10 3.5 16.5c3-6.5 8-8.5 11-5c3 4-1 8.5-5.5 6.5c1.5 3-2 5-5 4.5h3v4h-4.5c.5 3 2 5 4 7.5H13.5c2-2.5 3.5-4.5 4-7.5H13v-4h3c-3 .5-6.5-1.5-5-4.5c-4.5 2-8.5-2.5-5.5-6.5c3-3.5 8-1.5 11 5C14 13 15 8 20 3Z"/>',
  ],
  sun: [
    '0 0 40 40',
    '<circle cx="20" cy="20" r="8"/><path d="M20 1l3 9h-6zM20 39l3-9h-6zM1 20l9-3v6zM39 20l-9-3v6zM6.6 6.6l8.5 4.2-4.3 4.3zM33.4 33.4l-8.5-4.2 4.3-4.3zM33.4 6.6l-4.2 8.5-4.3-4.3zM6.6 33.4l4.2-8.5 4.3 4.3z"/>',
  ],
  gate: [
    '0 0 40 40',
    '<path d="M5 36V12H9V8h4v4h4V4h6v8h4V8h4v4h4V36H25V27a5 5 0 0 0-10 0V36Z"/>',
  ],
  quatrefoil: [
    '0 0 48 48',
    '<path d="M12 12H15A9.3 9.3 0 0 1 33 12H36V15A9.3 9.3 0 0 1 36 33V36H33A9.3 9.3 0 0 1 15 36H12V33A9.3 9.3 0 0 1 12 15Z"/>',
  ],
} satisfies Record<string, Shape>

export type IconName = keyof typeof ICONS
export type EmblemName = keyof typeof EMBLEMS

/** An icon in a line of text or a button. */
export function icon(name: IconName, size = 18): string {
  const [viewBox, body] = ICONS[name]
  return svg(
    { className: 'icon', width: size, height: size, viewBox, attributes: 'fill="currentColor"' },
    body,
  )
}

/** An icon inside another drawing. */
export function iconAt(name: IconName, x: number, y: number, size: number, fill: string): string {
  const [viewBox, body] = ICONS[name]
  const attributes = `fill="${fill}" color="${fill}"`
  return svg({ x, y, width: size, height: size, viewBox, attributes }, body)
}

/** A charge of coins and seals inside another drawing. */
export function emblemAt(
  name: EmblemName,
  x: number,
  y: number,
  size: number,
  fill: string,
  opacity = 1,
): string {
  const [viewBox, body] = EMBLEMS[name]
  const attributes = `fill="${fill}" fill-opacity="${opacity}"`
  return svg({ x, y, width: size, height: size, viewBox, attributes }, body)
}

/** The mark of the house: a gilded quatrefoil. */
export function logo(size = 30): string {
  const [viewBox, body] = EMBLEMS.quatrefoil
  return svg(
    {
      className: 'logo',
      width: size,
      height: size,
      viewBox,
      attributes: 'fill="#E8C271" fill-opacity=".2" stroke="#E8C271" stroke-width="3"',
    },
    body,
  )
}
