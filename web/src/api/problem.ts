/** What can go wrong with a request, with words for people in every language. */

import type { Refused } from './types'

export class Problem extends Error {
  constructor(
    /** The HTTP status, 0 when the server cannot be reached. */
    readonly status: number,
    /** A key that tells problems apart. */
    readonly reason: string,
    readonly words: Readonly<Record<string, string>> = {},
    readonly rule: string | null = null,
    /** The table as it is, when a stale move was refused. */
    readonly refused: Refused | null = null,
  ) {
    super(reason)
    this.name = 'Problem'
  }

  /** Whether no server answered. */
  get unreachable(): boolean {
    return this.reason === 'unreachable'
  }
}

export function unreachable(): Problem {
  return new Problem(0, 'unreachable')
}

function isBody(body: unknown): body is Refused {
  return typeof body === 'object' && body !== null && 'reason' in body
}

export function problemOf(status: number, body: unknown): Problem {
  if (!isBody(body)) return new Problem(status, 'server-error')
  return new Problem(status, body.reason, body.words, body.rule, body)
}

/** Whatever was thrown, as a problem. */
export function asProblem(thrown: unknown): Problem {
  return thrown instanceof Problem ? thrown : new Problem(0, 'unexpected')
}
