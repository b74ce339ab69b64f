/** Patches: what is new in a message, as paths and the values there now. */

import type { Patch } from './types'

type Change = Patch['changes'][number]
type Step = string | number

/** What was there before with all changes made; parts that did not change stay the same objects. */
export function patched<T>(before: T, changes: readonly Change[]): T {
  return changes.reduce((whole, [path, value]) => replaced(whole, path, value) as T, before)
}

function replaced(whole: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(whole)) {
    return whole.map((part: unknown, place) => (place === step ? replaced(part, rest, value) : part))
  }
  const parts = whole as Readonly<Record<Step, unknown>>
  return { ...parts, [step]: replaced(parts[step], rest, value) }
}
