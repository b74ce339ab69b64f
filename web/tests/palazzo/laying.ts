/** What a view says may be laid, made by hand. */

import type { Laying, Unit } from '../../src/games/palazzo/view'

function unit(name: string): Unit {
  const joker = /^joker (\d)$/.exec(name)
  const cards = joker === null ? [name] : ['red', 'brown', 'white'].map((currency) => `${currency} ${joker[1]}`)
  const worth = name === 'certificate' ? 2 : joker === null ? Number(name.split(' ')[1]) : 15
  return { move: `lay ${name}`, cards, worths: [worth, 2 * worth] }
}

/** Names that go together, in the order of the notation; `others` go with nothing. */
export function laying(due: number, together: readonly string[][], others: readonly string[] = []): Laying {
  const names = [...new Set([...together.flat(), ...others])]
  return { due, units: names.map(unit), together: together.map((group) => group.map((name) => `lay ${name}`)) }
}
