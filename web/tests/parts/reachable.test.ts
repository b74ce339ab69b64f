import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reachable } from '../../src/parts/reachable'

let place = document.createElement('div')

beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    disconnect(): void {}
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  place.remove()
})

describe('what scrolls', () => {
  function made(markup: string, width: number): HTMLElement {
    const node = document.createElement('div')
    node.innerHTML = markup
    Object.defineProperties(node, { scrollWidth: { value: width }, clientWidth: { value: 100 } })
    place.append(node)
    reachable(node)
    return node
  }

  it('is a stop of the Tab key where nothing inside it is', () => {
    expect(made('<span>a</span>', 300).tabIndex).toBe(0)
  })

  it('is none where something inside it is', () => {
    expect(made('<button tabindex="0">a</button>', 300).tabIndex).toBe(-1)
  })

  it('is none while it does not scroll', () => {
    expect(made('<span>a</span>', 100).tabIndex).toBe(-1)
  })
})
