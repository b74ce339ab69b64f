/** Where badges stand on the track of prestige: over their points, beside each other, never on top. */

export interface Pin {
  seat: number
  points: number
  /** Where the point is on the rail, and where the badge stands above it. */
  foot: number
  head: number
}

const LEAN = 7

export function pins(
  points: readonly number[],
  barriers: readonly (number | null)[],
  at: (points: number) => number,
  badge: number,
  end: number,
): Pin[] {
  const standing = points
    .map((each, seat) => {
      const held = barriers[seat] === each
      return { seat, points: each, foot: at(each), head: at(each) - (held ? LEAN : 0) }
    })
    .sort((one, other) => one.points - other.points || one.seat - other.seat)
  let least = -Infinity
  for (const pin of standing) {
    pin.head = Math.max(pin.head, least)
    least = pin.head + badge
  }
  let most = end
  for (const pin of [...standing].reverse()) {
    pin.head = Math.min(pin.head, most)
    most = pin.head - badge
  }
  return standing
}
