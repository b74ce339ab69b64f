import { describe, expect, it } from 'vitest'
import { BOX } from '../../src/games/palazzo/box'
import { Purse } from '../../src/games/palazzo/purse.svelte'
import { worth } from '../../src/games/palazzo/money'
import type { Offer, Turn } from '../../src/table/contract'
import { fixtureOf } from '../board'

fixtureOf('palazzo', BOX)

function offer(move: string): Offer {
  return { move, form: {} } as Offer
}

/** A turn whose server wants at least `due`, and lets the plan stand only then. */
function turnWith(due: number, offered: readonly string[], before: readonly string[] = []): Turn {
  let planned: readonly string[] = before
  return {
    seat: 0,
    mine: true,
    busy: false,
    offers: offered.map(offer),
    inserts: [],
    get planned() {
      return planned
    },
    has: (move) => offered.includes(move),
    isPlanned: (move) => planned.includes(move),
    choose: async () => undefined,
    toggle: async () => undefined,
    foresee: async () => null,
    attempt: async (moves) => {
      const laid = moves.filter((move) => move.startsWith('lay '))
      if (laid.length > 0 && worth(laid) < due) return false
      planned = moves
      return true
    },
    clear: () => {
      planned = []
    },
    unconfirmed: [],
    confirm: async () => undefined,
    send: async () => undefined,
    why: async () => undefined,
    explain: () => undefined,
  }
}

describe('the purse', () => {
  it('lets cards be ticked in any order, and plans them once they suffice', async () => {
    const turn = turnWith(14, ['lay red 3'])
    const purse = new Purse(() => turn, () => 1)
    expect(purse.open('red 7')).toBe(true)
    await purse.tick('lay red 7')
    expect(turn.planned).toEqual([])
    expect(purse.planned).toBe(false)
    await purse.tick('lay red 3')
    await purse.tick('lay red 4')
    expect(turn.planned).toEqual(['lay red 3', 'lay red 4', 'lay red 7'])
    expect(purse.planned).toBe(true)
    expect(purse.worth).toBe(14)
  })

  it('gives the plan up when too little stays ticked, but not what came before', async () => {
    const turn = turnWith(7, ['lay red 3'], ['buy brick 1/1', 'one tile only'])
    const purse = new Purse(() => turn, () => 1)
    await purse.tick('lay red 3')
    await purse.tick('lay red 4')
    expect(turn.planned).toEqual(['buy brick 1/1', 'one tile only', 'lay red 3', 'lay red 4'])
    await purse.untick('lay red 4')
    expect(turn.planned).toEqual(['buy brick 1/1', 'one tile only'])
    expect(purse.ticked).toEqual(['lay red 3'])
  })

  it('opens one currency at a time, and certificates with any', async () => {
    const turn = turnWith(30, ['lay red 3', 'lay brown 4'])
    const purse = new Purse(() => turn, () => 1)
    expect([purse.open('red 5'), purse.open('brown 7'), purse.open('white 3')]).toEqual([
      true,
      true,
      false,
    ])
    expect(purse.open('certificate')).toBe(true)
    await purse.tick('lay brown 4')
    expect([purse.open('red 5'), purse.open('brown 7')]).toEqual([false, true])
  })

  it('offers a joker only while its cards are free', () => {
    const turn = turnWith(10, ['lay joker 3'])
    const purse = new Purse(() => turn, () => 1)
    expect(purse.jokers(['red 3', 'brown 3', 'white 3'])).toEqual(['lay joker 3'])
    expect(purse.jokers(['red 3', 'brown 3'])).toEqual([])
  })

  it('is emptied when the plan is given up elsewhere', async () => {
    const turn = turnWith(5, ['lay red 5'])
    const purse = new Purse(() => turn, () => 1)
    await purse.tick('lay red 5')
    turn.clear()
    purse.follow()
    expect(purse.ticked).toEqual([])
  })
})
