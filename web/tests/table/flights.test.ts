import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Flight } from '../../src/table/contract'
import { FlightDeck } from '../../src/table/flights'

/** A journey that is over as soon as somebody waits for it. */
function animate(): Animation {
  const animation = { onfinish: null as (() => void) | null, finish: () => undefined }
  queueMicrotask(() => animation.onfinish?.())
  return animation as unknown as Animation
}

function place(name: string, at: number): HTMLElement {
  const element = document.createElement('div')
  element.dataset['place'] = name
  element.getBoundingClientRect = () => new DOMRect(at, at, 10, 10)
  stage.append(element)
  return element
}

const hop = (from: string, to: string): Flight => ({ piece: '<svg></svg>', from, to, width: 10, height: 10, mover: 'carriage' })

let stage: HTMLElement
let layer: HTMLElement
const still = Element.prototype.animate

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('DOMRect', class {
    readonly left: number
    readonly top: number
    constructor(x: number, y: number, readonly width: number, readonly height: number) {
      this.left = x
      this.top = y
    }
  })
  Element.prototype.animate = animate
  stage = document.createElement('div')
  layer = document.createElement('div')
  stage.append(layer)
  document.body.append(stage)
})

// Other files share this document, and what their drawings refer to stands in it.
afterEach(() => {
  stage.remove()
  Element.prototype.animate = still
  vi.unstubAllGlobals()
})

describe('a piece of the board that travels', () => {
  it('is one piece however many places it passes, and stands on the board again afterwards', async () => {
    const carriage = place('carriage', 10)
    for (const [name, at] of [['one', 10], ['two', 20], ['three', 30]] as const) place(name, at)
    const deck = new FlightDeck(layer, () => false)
    await deck.fly([hop('one', 'two')], 100)
    await deck.fly([hop('two', 'three')], 100)
    expect(layer.querySelectorAll('.flight')).toHaveLength(1)
    expect(carriage.classList).toContain('travelling')
    deck.clear()
    expect(layer.children).toHaveLength(0)
    expect(carriage.classList).not.toContain('travelling')
  })

  it('leaves nothing behind where the table has changed before', async () => {
    const carriage = place('carriage', 30)
    place('one', 10)
    place('three', 30)
    const deck = new FlightDeck(layer, () => false)
    await deck.depart([hop('one', 'three')], [null])
    expect(carriage.classList).not.toContain('travelling')
    expect(layer.children).toHaveLength(0)
  })
})

describe('points that are told', () => {
  it('tick up beside their seat', () => {
    place('seat-1', 50)
    const deck = new FlightDeck(layer, () => false)
    deck.gain(1, 2)
    deck.gain(1, 3)
    expect([...layer.children].map((each) => each.textContent)).toEqual(['+5'])
    deck.clear()
    deck.gain(1, 4)
    expect(layer.textContent).toBe('+4')
  })
})
