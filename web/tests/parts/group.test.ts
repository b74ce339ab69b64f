import { describe, expect, it } from 'vitest'
import { group, neighbour, type Box } from '../../src/parts/group'

const box = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 })
const LEFT = [-1, 0] as const
const RIGHT = [1, 0] as const
const DOWN = [0, 1] as const

describe('the neighbour in a direction', () => {
  // 0 1 2
  // 3   4
  const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(40, 20)]

  it('is the nearest one that lies there', () => {
    expect(neighbour(grid, 0, RIGHT)).toBe(1)
    expect(neighbour(grid, 0, DOWN)).toBe(3)
    expect(neighbour(grid, 4, LEFT)).toBe(3)
  })

  it('is none at the edge', () => {
    expect(neighbour(grid, 0, LEFT)).toBe(-1)
    expect(neighbour(grid, 4, DOWN)).toBe(-1)
  })
})

describe('a group', () => {
  function made(markup: string, enter?: 'first' | 'last'): HTMLElement {
    const node = document.createElement('div')
    node.innerHTML = markup
    document.body.append(node)
    group(node, enter ? { enter } : {})
    return node
  }
  const stops = (node: HTMLElement): number[] => [...node.querySelectorAll('button')].map((button) => button.tabIndex)

  it('is one stop of the Tab key: the first that can be used', () => {
    expect(stops(made('<button aria-disabled="true">a</button><button>b</button><button>c</button>'))).toEqual([-1, 0, -1])
  })

  it('can be entered at its end', () => {
    expect(stops(made('<button>a</button><button>b</button>', 'last'))).toEqual([-1, 0])
  })

  it('stays where one was', () => {
    const node = made('<button>a</button><button>b</button>')
    node.querySelectorAll('button')[1]!.focus()
    expect(stops(node)).toEqual([-1, 0])
  })

  it('goes to its ends with Home and End', () => {
    const node = made('<button>a</button><button>b</button><button>c</button>')
    const [first, , last] = node.querySelectorAll('button')
    first!.focus()
    first!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
    expect(document.activeElement).toBe(last)
  })
})
