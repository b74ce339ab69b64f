/** Whose estate is looked at in large, where it is not one's own; one table on a page. */

class Looking {
  at = $state<number | null>(null)

  /** Look at a seat's estate, or away again. */
  toggle(seat: number): void {
    this.at = this.at === seat ? null : seat
  }
}

export const looking = new Looking()
