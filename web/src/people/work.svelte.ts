/** Something that is asked of the server: whether it is under way, and what went wrong last. */

import { asProblem, type Problem } from '../api/problem'

export class Work {
  busy = $state(false)
  problem = $state.raw<Problem | null>(null)

  /** Do it; whether it was done. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    this.busy = true
    try {
      await work()
      this.problem = null
    } catch (thrown) {
      this.problem = asProblem(thrown)
    }
    this.busy = false
    return this.problem === null
  }
}
