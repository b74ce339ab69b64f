import { describe, expect, it } from 'vitest'
import { cover } from '../../src/art/covers'
import { icon, logo } from '../../src/art/icons'
import { card, cardBack, pip } from '../../src/art/money'
import {
  architect,
  miniTile,
  piazza,
  pit,
  platform,
  tile,
  tileBack,
  tileFace,
} from '../../src/art/palazzo'
import { badge } from '../../src/art/seats'

const TILES = ['brick', 'sandstone', 'marble'].flatMap((material) =>
  [1, 2, 3, 4, 5].flatMap((floor) =>
    [1, 2, 3].map((windows) => `${material} ${floor}/${windows}`),
  ),
)
const CARDS = ['red', 'brown', 'white', null].flatMap((currency) =>
  [2, 3, 4, 5, 6, 7].map((value) => ({ currency, value })),
)
const GAMES = ['augsburg', 'florence', 'palazzo', 'princes']

const DRAWINGS = [
  ...TILES.map((label) => tile(label)),
  ...TILES.map((label) => miniTile(label)),
  ...CARDS.map((face) => card(face)),
  ...CARDS.map((face) => pip(face)),
  ...[0, 1, 2, 3, 4].map((seat) => badge(seat)),
  ...[...GAMES, 'chess'].map((game) => cover(game)),
  ...[0, 1, 2].map((stack) => tileBack(stack)),
  cardBack(),
  architect(),
  pit(true),
  pit(false),
  platform(),
  piazza(),
  icon('rider'),
  logo(),
]

describe('every drawing', () => {
  it.each(DRAWINGS)('is well-formed, mute and free of inline style', (drawing) => {
    const parsed = new DOMParser().parseFromString(
      drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
      'image/svg+xml',
    )
    expect(parsed.querySelector('parsererror')).toBeNull()
    expect(parsed.documentElement.getAttribute('aria-hidden')).toBe('true')
    expect(drawing).not.toMatch(/\sstyle=|<style|NaN|undefined|\sid=/)
  })

  it.each(DRAWINGS)('refers only to what is defined in the document', (drawing) => {
    for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) {
      expect(document.querySelectorAll(`#${id}`)).toHaveLength(1)
    }
  })
})

describe('what a piece is', () => {
  it('is read from its notation', () => {
    expect(tileFace('sandstone 4/2')).toEqual({ material: 'sandstone', floor: 4, windows: 2 })
  })

  it('is refused when there is no such piece', () => {
    expect(() => tile('brick 6/1')).toThrow(RangeError)
    expect(() => badge(5)).toThrow(RangeError)
  })

  it('has a plain cover for a game from elsewhere', () => {
    expect(cover('chess')).toContain('cover-plain-sky')
    expect(GAMES.map((game) => cover(game))).not.toContain(cover('chess'))
  })
})
