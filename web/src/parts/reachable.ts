/** What scrolls is reached by the keyboard: by itself, where nothing inside it can have the focus. */

import type { Attachment } from 'svelte/attachments'

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]'

export const reachable: Attachment<HTMLElement> = (node) => {
  function look(): void {
    const scrolls = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight
    if (scrolls && node.querySelector(FOCUSABLE) === null) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }

  const resized = new ResizeObserver(look)
  resized.observe(node)
  const changed = new MutationObserver(look)
  changed.observe(node, { childList: true, subtree: true })
  look()
  return () => {
    resized.disconnect()
    changed.disconnect()
  }
}
