import { describe, expect, it } from 'vitest'
import { worthOf } from '../../src/games/palazzo/money'
import { Purse } from '../../src/games/palazzo/purse.svelte'
import type { Laying } from '../../src/games/palazzo/view'
import type { Turn } from '../../src/table/contract'
import { laying } from './laying'

/** A turn whose server wants what is due, and lets the plan stand only then. */
function turnWith(given: Laying, before: readonly string[] = []): Turn {
  let planned: readonly string[] = before
  return {
    seat: 0,
    mine: true,
    busy: false,
    offers: [],
    inserts: [],
    get planned() {
      return planned
    },
    has: () => false,
    isPlanned: (move) => planned.includes(move),
    choose: async () => undefined,
    toggle: async () => undefined,
    foresee: async () => null,
    attempt: async (moves) => {
      const laid = moves.filter((move) => move.startsWith('lay '))
      if (laid.length > 0 && worthOf(given, laid) < given.due) return false
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
    const given = laying(14, [['red 3', 'red 4', 'red 7']])
    const turn = turnWith(given)
    const purse = new Purse(() => turn, () => given)
    expect(purse.open('lay red 7')).toBe(true)
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
    const given = laying(7, [['red 3', 'red 4']])
    const turn = turnWith(given, ['buy brick 1/1', 'one tile only'])
    const purse = new Purse(() => turn, () => given)
    await purse.tick('lay red 3')
    await purse.tick('lay red 4')
    expect(turn.planned).toEqual(['buy brick 1/1', 'one tile only', 'lay red 3', 'lay red 4'])
    await purse.untick('lay red 4')
    expect(turn.planned).toEqual(['buy brick 1/1', 'one tile only'])
    expect(purse.ticked).toEqual(['lay red 3'])
  })

  it('opens what goes together, and tells what is kept back only by what is ticked', async () => {
    const given = laying(30, [['red 5', 'certificate'], ['brown 4', 'brown 7', 'certificate']], ['white 3'])
    const turn = turnWith(given)
    const purse = new Purse(() => turn, () => given)
    const open = (): boolean[] =>
      ['red 5', 'brown 7', 'white 3', 'certificate'].map((card) => purse.open(`lay ${card}`))
    expect(open()).toEqual([true, true, false, true])
    await purse.tick('lay brown 4')
    expect(open()).toEqual([false, true, false, true])
    expect([purse.kept('lay red 5'), purse.kept('lay white 3')]).toEqual([true, false])
  })

  it('offers a joker only while its cards are free', () => {
    const given = laying(10, [['joker 3']])
    const turn = turnWith(given)
    const purse = new Purse(() => turn, () => given)
    expect(purse.jokers(['red 3', 'brown 3', 'white 3']).map(({ move }) => move)).toEqual(['lay joker 3'])
    expect(purse.jokers(['red 3', 'brown 3'])).toEqual([])
  })

  it('is emptied when the plan is given up elsewhere', async () => {
    const given = laying(5, [['red 5']])
    const turn = turnWith(given)
    const purse = new Purse(() => turn, () => given)
    await purse.tick('lay red 5')
    turn.clear()
    purse.follow()
    expect(purse.ticked).toEqual([])
  })
})
