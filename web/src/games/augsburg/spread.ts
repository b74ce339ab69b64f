/** How far apart the bonds of a hand lie: those that do not count close up first. */

export interface Shelf {
  cards: number
  lit: boolean
  /** Its name stands above it. */
  named: boolean
}

export interface Spread {
  /** From one card's left edge to the next one's. */
  faded: number
  lit: number
}

export interface Sizes {
  card: number
  /** Between two groups. */
  gap: number
  /** No group with a name is narrower. */
  least: number
  fadedLeast: number
  litLeast: number
}

const APART = { faded: 4, lit: 8 }

export function spread(width: number, shelves: readonly Shelf[], sizes: Sizes): Spread {
  const { card, gap, least, fadedLeast, litLeast } = sizes
  const full = { faded: card + APART.faded, lit: card + APART.lit }
  const taken = (steps: Spread): number =>
    shelves.reduce((sum, { cards, lit, named }) => {
      const step = lit ? steps.lit : steps.faded
      return sum + Math.max(named ? least : card, card + (cards - 1) * step)
    }, gap * Math.max(0, shelves.length - 1))
  const steps = { ...full }
  while (taken(steps) > width && steps.faded > fadedLeast) steps.faded -= 1
  while (taken(steps) > width && steps.lit > litLeast) steps.lit -= 1
  return steps
}
