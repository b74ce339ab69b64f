/** How far apart the bonds of a hand lie: those that do not count close up first. */

export interface Shelf {
  cards: number
  lit: boolean
  /** Its name stands above it. */
  named: boolean
}

export interface Steps {
  /** From one card's left edge to the next one's. */
  faded: number
  lit: number
}

export interface Spread extends Steps {
  /** A card's width. */
  card: number
}

export interface Sizes {
  /** The widths that a card may have, the best first. */
  cards: readonly number[]
  /** Between two groups. */
  gap: number
  /** No group with a name is narrower. */
  least: number
  /** So much of a card that can be clicked must show. */
  litLeast: number
}

const APART = { faded: 4, lit: 8 }
/** So much of a card shows a number of two figures. */
const NUMBER = 0.54

function across(shelves: readonly Shelf[], card: number, steps: Steps, { gap, least }: Sizes): number {
  return shelves.reduce(
    (sum, { cards, lit, named }) => {
      const step = lit ? steps.lit : steps.faded
      return sum + Math.max(named ? least : card, card + (cards - 1) * step)
    },
    gap * Math.max(0, shelves.length - 1),
  )
}

/** The widest cards that fit; if none do, the narrowest as close as they may be. */
export function spread(width: number, shelves: readonly Shelf[], sizes: Sizes): Spread {
  let found: Spread = { card: 0, faded: 0, lit: 0 }
  for (const card of sizes.cards) {
    const fadedLeast = Math.ceil(card * NUMBER)
    const litLeast = Math.max(fadedLeast, sizes.litLeast)
    const steps = { faded: card + APART.faded, lit: card + APART.lit }
    while (across(shelves, card, steps, sizes) > width && steps.faded > fadedLeast) steps.faded -= 1
    while (across(shelves, card, steps, sizes) > width && steps.lit > litLeast) steps.lit -= 1
    found = { card, ...steps }
    if (across(shelves, card, steps, sizes) <= width) break
  }
  return found
}
