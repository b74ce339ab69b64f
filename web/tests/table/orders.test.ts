import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Problem } from '../../src/api/problem'
import type { OrderWish, SeatOrder } from '../../src/api/types'
import Orders from '../../src/table/Orders.svelte'
import { reactive } from './reactive.svelte'

let shown: Record<string, unknown> | null = null
let place = document.createElement('div')
const words = { say: (key: string, facts?: object) => (facts ? `${key} ${Object.values(facts).join(' ')}` : key) } as never

// jsdom knows no modal dialogs.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true
}

function show(bids: string[], orders: SeatOrder[]): { given: OrderWish[]; revoked: number[] } {
  const wished = { given: [] as OrderWish[], revoked: [] as number[] }
  place = document.createElement('div')
  document.body.append(place)
  const ongive = (order: OrderWish) => {
    wished.given.push(order)
    return Promise.resolve(null)
  }
  const onrevoke = (number: number) => void wished.revoked.push(number)
  shown = mount(Orders, { target: place, props: { bids, questions: ['raise'], orders, words, ongive, onrevoke } })
  flushSync()
  return wished
}

const press = (text: string): void => {
  ;[...place.querySelectorAll('button')].find((each) => each.textContent?.trim() === text)?.click()
  flushSync()
}

function fill(field: string, value: string): void {
  const found = place.querySelector<HTMLInputElement>(field)
  if (!found) throw new Error(`no ${field}`)
  found.value = value
  found.dispatchEvent(new Event(found.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  flushSync()
}

function submit(): void {
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  flushSync()
}

afterEach(() => {
  if (shown) void unmount(shown)
  place.remove()
})

describe('orders', () => {
  it('leave a secret maximum for a period of the game', () => {
    const wished = show(['lot', 'turn'], [])
    press('order-ahead')
    fill('input[type=number]', '900')
    fill('select', 'turn')
    submit()
    expect(wished.given).toEqual([{ kind: 'maximum', most: 900, period: 'turn', then: 'pass' }])
  })

  it('leave moves for the next decision, the best first', () => {
    const wished = show(['lot'], [])
    press('order-ahead')
    place.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click()
    flushSync()
    fill('textarea', ' raise \n\n pass ')
    submit()
    expect(wished.given).toEqual([{ kind: 'choices', question: 'raise', moves: ['raise', 'pass'] }])
  })

  it('send nothing that is empty', () => {
    const wished = show(['lot'], [])
    press('order-ahead')
    submit()
    expect(wished.given).toEqual([])
  })

  it('show what stands, and take it back', () => {
    const wished = show(['lot'], [
      { number: 3, order: { kind: 'maximum', most: 700, period: { name: 'lot', which: '1', single: true }, then: 'ask' } },
    ])
    expect(place.textContent).toContain('order-maximum-ask 700 bids-lot')
    expect(place.textContent).not.toContain('order-ahead')
    press('order-revoke')
    expect(wished.revoked).toEqual([3])
  })

  it('are not written on for the next auction, nor ended by an answer about the one before', async () => {
    let answer: (problem: Problem | null) => void = () => {}
    const ongive = (): Promise<Problem | null> => new Promise((resolve) => (answer = resolve))
    const props = reactive({ bids: ['lot'], questions: ['raise'], orders: [], words, ongive, onrevoke: () => {} })
    place = document.createElement('div')
    document.body.append(place)
    shown = mount(Orders, { target: place, props })
    flushSync()
    press('order-ahead')
    fill('input[type=number]', '900')
    submit()
    props.bids = []
    flushSync()
    props.bids = ['lot']
    flushSync()
    expect(place.querySelector('dialog')).toBeNull()
    press('order-ahead')
    answer(null)
    await Promise.resolve()
    flushSync()
    expect(place.querySelector('dialog')).not.toBeNull()
    expect(place.querySelector('form [type=submit]')?.ariaDisabled).not.toBe('true')
  })

  it('show nothing where there is no auction', () => {
    show([], [])
    expect(place.querySelectorAll('button')).toHaveLength(0)
  })
})
