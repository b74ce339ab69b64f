/** Roving focus: Tab goes between groups, arrows go inside a group to the nearest neighbour. */

import type { Action } from 'svelte/action'

export interface GroupOptions {
  /** Which descendants belong to the group. */
  selector?: string
  /** Where Tab comes in first. */
  enter?: 'first' | 'last'
}

const MEMBERS = 'button:not([disabled]), a[href], [data-group-member]'

type Direction = readonly [number, number]
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Which box is next in a direction; -1 when there is none. Sideways distance counts double. */
export function neighbour(boxes: readonly Box[], from: number, [dx, dy]: Direction): number {
  const here = boxes[from]
  if (!here) return -1
  const x = here.left + here.width / 2
  const y = here.top + here.height / 2
  let best = -1
  let least = Infinity
  boxes.forEach((box, place) => {
    if (place === from) return
    const across = box.left + box.width / 2 - x
    const down = box.top + box.height / 2 - y
    const ahead = across * dx + down * dy
    const aside = Math.abs(across * dy) + Math.abs(down * dx)
    if (ahead <= 1 || aside > ahead * 4 + Math.max(box.width, box.height)) return
    const distance = ahead + 2 * aside
    if (distance < least) {
      least = distance
      best = place
    }
  })
  return best
}

export const group: Action<HTMLElement, GroupOptions | undefined> = (node, options) => {
  let selector = options?.selector ?? MEMBERS
  const enter = options?.enter ?? 'first'
  let current: HTMLElement | null = null

  const members = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>(selector)].filter((member) => !member.closest('[hidden]'))

  function arrange(): void {
    const all = members()
    // A group that is entered at its end is entered at the newest, unless one is inside.
    if (enter === 'last' && !node.contains(document.activeElement)) current = null
    if (!current || !all.includes(current)) {
      const likely = all.filter((member) => member.ariaDisabled !== 'true')
      current = (enter === 'last' ? likely.at(-1) : likely[0]) ?? all[0] ?? null
    }
    for (const member of all) {
      const index = member === current ? 0 : -1
      if (member.tabIndex !== index) member.tabIndex = index
    }
  }

  function focus(member: HTMLElement | undefined): void {
    if (!member) return
    current = member
    arrange()
    member.focus()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
    const all = members()
    const place = all.findIndex((member) => member === target)
    if (place < 0) return
    const direction = ARROWS[event.key]
    if (direction) {
      const boxes = all.map((member) => member.getBoundingClientRect())
      const next = neighbour(boxes, place, direction)
      event.preventDefault()
      if (next >= 0) focus(all[next])
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      focus(event.key === 'Home' ? all[0] : all[all.length - 1])
    }
  }

  function onFocus(event: FocusEvent): void {
    const target = event.target
    if (target instanceof HTMLElement && members().includes(target)) {
      current = target
      arrange()
    }
  }

  const observer = new MutationObserver(arrange)
  observer.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'disabled', 'aria-disabled'],
  })
  node.addEventListener('keydown', onKey)
  node.addEventListener('focusin', onFocus)
  arrange()

  return {
    update(changed) {
      selector = changed?.selector ?? MEMBERS
      arrange()
    },
    destroy() {
      observer.disconnect()
      node.removeEventListener('keydown', onKey)
      node.removeEventListener('focusin', onFocus)
    },
  }
}
