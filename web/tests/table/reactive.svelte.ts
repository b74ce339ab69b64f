/** What a component follows, without the session that would ask a server. */
export function reactive<T extends object>(held: T): T {
  const state = $state(held)
  return state
}
