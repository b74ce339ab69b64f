/**
 * What is in a game's box, as the server gives it: prices, points, tables.
 *
 * It is unpacked once, when the board is loaded; the page keeps no number of its own.
 */
export class Box<Facts> {
  private found: Facts | null = null

  unpack(facts: Facts): void {
    this.found = facts
  }

  get facts(): Facts {
    if (this.found === null) throw new Error('the box has not been unpacked')
    return this.found
  }
}
