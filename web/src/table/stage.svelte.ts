/** How much room there is: the three layouts of a table, and a phone that lies on its side. */

import { MediaQuery } from 'svelte/reactivity'

export type Stage = 'desktop' | 'middle' | 'phone'

/** Where nothing can be asked about the screen, there is a desktop. */
function asked(query: string, otherwise: boolean): { readonly current: boolean } {
  return typeof matchMedia === 'function' ? new MediaQuery(query, otherwise) : { current: otherwise }
}

const desktop = asked('(min-width: 1200px)', true)
const phone = asked('(max-width: 719.98px)', false)

const low = asked('(max-width: 1199.98px) and (max-height: 479.98px)', false)

export function stage(): Stage {
  if (phone.current || low.current) return 'phone'
  return desktop.current ? 'desktop' : 'middle'
}

/** Whether a phone lies on its side: what is decided stands beside the board. */
export function lying(): boolean {
  return low.current
}
