/** A page that was kept waiting is told of several moves at once: boards go from one question to quite another. */

import { flushSync, mount, unmount, type Component } from 'svelte'
import { describe, expect, it } from 'vitest'
import augsburg from '../../src/games/augsburg'
import { BOX as AUGSBURG } from '../../src/games/augsburg/box'
import florence from '../../src/games/florence'
import { BOX as FLORENCE } from '../../src/games/florence/box'
import palazzo from '../../src/games/palazzo'
import { BOX as PALAZZO } from '../../src/games/palazzo/box'
import princes from '../../src/games/princes'
import { BOX as PRINCES } from '../../src/games/princes/box'
import type { Box } from '../../src/games/box'
import type { GameUI } from '../../src/table/contract'
import { ONLOOKER } from '../../src/table/turn.svelte'
import { fixtureOf, onEmptyPages, questionOf, Remembering, wordsOf, type Fixture, type Sample } from '../board'
import Jumping from '../Jumping.svelte'

const GAMES: [string, GameUI<any, any>, Box<any>][] = [
  ['palazzo', palazzo, PALAZZO],
  ['princes', princes, PRINCES],
  ['augsburg', augsburg, AUGSBURG],
  ['florence', florence, FLORENCE],
]
/** Samples stand in the order of their game: the next one to look at is so far away. */
const FAR = 7
const REGIONS = ['Deciding', 'Board', 'Mine', 'Rivals', 'Side', 'Bar'] as const

onEmptyPages()

describe.each(GAMES)('the board of %s', (game, ui, box) => {
  const fixture = fixtureOf<Fixture<Sample>>(game, box)
  const words = wordsOf(ui, game, fixture)
  let sequence = 0

  function seen({ view, seat }: Sample, turn: unknown): Record<string, unknown> {
    sequence += 1
    return { view, seat, table: { sequence, seats: [] }, words, turn, log: [] }
  }

  it.each(REGIONS.filter((name) => ui[name] !== undefined))('goes from one question to another: %s', (name) => {
    const [first, ...others] = fixture.samples as [Sample, ...Sample[]]
    const holder = mount(Jumping, {
      target: document.body,
      props: { Region: ui[name] as Component<any>, first: seen(first, new Remembering(first)) },
    }) as unknown as { jump(next: Record<string, unknown>): void }
    const failed: string[] = []
    others.forEach((_, place) => {
      const next = others[(place * FAR) % others.length]!
      const before = others[((place + others.length - 1) * FAR) % others.length]!
      // Asked oneself, with what was offered before still there, and looking on while somebody else is asked.
      for (const turn of [new Remembering(next), new Remembering(before), ONLOOKER]) {
        try {
          holder.jump(seen(next, turn))
          flushSync()
        } catch (problem) {
          failed.push(`${questionOf(next)}: ${problem}`)
        }
      }
    })
    void unmount(holder as unknown as Record<string, unknown>)
    expect(failed).toEqual([])
  })
})
