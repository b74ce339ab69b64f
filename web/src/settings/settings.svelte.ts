/** What somebody has chosen for this device; kept in the browser. */

import { prefersReducedMotion } from 'svelte/motion'

export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const
export type Speed = (typeof SPEEDS)[number]

/** Which clicks are asked again: none, those that cannot be taken back, or all that end a decision. */
export const CONFIRMATIONS = ['never', 'final', 'always'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

const KEPT = 'quattrocento-settings'
const USUAL_VOLUME = 0.4

interface Kept {
  speed: Speed | null
  volume: number
  notify: boolean
  forced: boolean
  confirm: Confirmation
  patterns: boolean
}

/** What was kept, as far as it can be understood. */
export function understood(text: string | null): Kept {
  let found: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) found = parsed as Record<string, unknown>
  } catch {
    // What cannot be read is chosen anew.
  }
  const { speed, volume, notify, forced, confirm, patterns } = found
  return {
    speed: SPEEDS.find((each) => each === speed) ?? null,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : USUAL_VOLUME,
    notify: notify === true,
    forced: forced !== false,
    confirm: CONFIRMATIONS.find((each) => each === confirm) ?? 'never',
    patterns: patterns === true,
  }
}

class Settings {
  private kept = $state.raw<Kept>(understood(localStorage.getItem(KEPT)))

  /** How fast what happened is told; whoever wants no motion is shown the present at once. */
  get speed(): Speed {
    return this.kept.speed ?? (prefersReducedMotion.current ? 'once' : 'normal')
  }

  get volume(): number {
    return this.kept.volume
  }

  get notify(): boolean {
    return this.kept.notify
  }

  /** Whether what has one answer, as everybody can tell, is done without asking. */
  get forced(): boolean {
    return this.kept.forced
  }

  get confirm(): Confirmation {
    return this.kept.confirm
  }

  /** Whether patterns stand out, for whoever cannot tell colours apart. */
  get patterns(): boolean {
    return this.kept.patterns
  }

  /** Let the page look as was chosen. */
  show(): void {
    document.documentElement.toggleAttribute('data-patterns', this.patterns)
  }

  choose(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed }
    localStorage.setItem(KEPT, JSON.stringify(this.kept))
    this.show()
  }
}

export const settings = new Settings()
