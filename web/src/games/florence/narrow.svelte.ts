/** Whether the map has to be drawn for the phone. */

import { MediaQuery } from 'svelte/reactivity'

const phone =
  typeof matchMedia === 'function' ? new MediaQuery('(max-width: 719.98px)', false) : null

export function isNarrow(): boolean {
  return phone?.current ?? false
}
