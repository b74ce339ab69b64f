import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GameWords, Offer } from '../../src/table/contract'
import { choices, commandOf, confirming, nextChoice } from '../../src/table/keys'
import Notation from '../../src/table/Notation.svelte'
import { onEmptyPages, Remembering, type Sample } from '../board'

onEmptyPages()

function page(markup: string): HTMLElement {
  const main = document.createElement('main')
  main.innerHTML = markup
  document.body.append(main)
  return main
}

const BOARD = `
  <div class="r-board"><button class="choice open" id="quarry"></button><button class="choice" aria-disabled="true" id="shut"></button></div>
  <div class="r-deciding"><button class="btn" id="plain"></button><button class="btn go" id="go"></button></div>
  <div class="r-mine" hidden><button class="choice open" id="unseen"></button></div>`

describe('keys at a table', () => {
  it('ask for something, unless somebody writes, holds a browser key, or is in a dialog', () => {
    const main = page('<input id="chat" /><dialog open><button id="inside"></button></dialog><button id="outside"></button>')
    const key = (key: string, at: string, more: KeyboardEventInit = {}): string | null => {
      let heard: string | null = null
      const listen = (event: Event): void => void (heard = commandOf(event as KeyboardEvent))
      main.addEventListener('keydown', listen, { once: true })
      main.querySelector(at)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
      return heard
    }
    expect(key('p', '#outside')).toBe('pass')
    expect(key('/', '#outside')).toBe('notation')
    expect(key('p', '#chat')).toBeNull()
    expect(key('c', '#outside', { ctrlKey: true })).toBeNull()
    expect(key('p', '#inside')).toBeNull()
    expect(key('?', '#inside')).toBe('rules')
    expect(key('z', '#outside')).toBeNull()
  })

  it('go from choice to choice, where one decides first, and round to the first again', () => {
    const main = page(BOARD)
    expect(choices(main).map((each) => each.id)).toEqual(['go', 'quarry'])
    expect(nextChoice(main, null)?.id).toBe('go')
    expect(nextChoice(main, main.querySelector('#quarry'))?.id).toBe('go')
    expect(confirming(main)?.id).toBe('go')
  })

  it('find nothing to confirm while that is not allowed', () => {
    expect(confirming(page('<div class="r-deciding"><button class="btn go" aria-disabled="true"></button></div>'))).toBeNull()
  })
})

describe('typing a move', () => {
  let shown: Record<string, unknown> | null = null
  beforeAll(() => {
    HTMLDialogElement.prototype.show = function (this: HTMLDialogElement) {
      this.open = true
    }
  })
  afterEach(() => {
    if (shown) void unmount(shown)
    shown = null
  })

  const words = { say: (key: string) => key, offer: ({ move }: Offer) => `say ${move}` } as unknown as GameWords
  const turn = (): Remembering =>
    new Remembering({ seat: 0, planned: [], offers: ['take money', 'draw tiles', 'take out'].map((move) => ({ move, form: {} })) } as unknown as Sample)

  function type(given: Remembering, text: string, ...keys: string[]): HTMLInputElement {
    shown = mount(Notation, { target: document.body, props: { turn: given, words, onclose: () => undefined } })
    flushSync()
    const field = document.querySelector<HTMLInputElement>('[role=combobox]')!
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    for (const key of keys) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      flushSync()
    }
    return field
  }

  it('completes and explains what may be done, and makes it', () => {
    const given = turn()
    const field = type(given, 'take', 'ArrowDown')
    expect([...document.querySelectorAll('[role=option]')].map((each) => each.textContent?.trim())).toEqual(['take money say take money', 'take out say take out'])
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }))
    flushSync()
    expect(field.value).toBe('take out')
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(given.asked).toEqual(['take out'])
  })

  it('says why what may not be done may not', () => {
    const given = turn()
    type(given, 'buy', 'Enter')
    expect(given.asked).toEqual([])
    expect(given.whys).toEqual(['buy'])
  })
})
