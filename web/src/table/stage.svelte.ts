/** How much room there is: the three layouts of a table. */

import { MediaQuery } from 'svelte/reactivity'

export type Stage = 'desktop' | 'middle' | 'phone'

const desktop = new MediaQuery('(min-width: 1200px)', true)
const phone = new MediaQuery('(max-width: 719.98px)', false)

export function stage(): Stage {
  if (phone.current) return 'phone'
  return desktop.current ? 'desktop' : 'middle'
}
