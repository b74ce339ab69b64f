/** What happened, told line by line before the table is shown as it is; it can be skipped. */

import type { Speed } from '../settings/settings.svelte'
import type { LogLine } from './contract'

/** How long a piece travels and how long a line rests, in milliseconds. */
export interface Pace {
  flight: number
  pause: number
}

const PACES: Readonly<Record<Exclude<Speed, 'once'>, Pace>> = {
  slow: { flight: 480, pause: 1000 },
  normal: { flight: 240, pause: 480 },
  fast: { flight: 120, pause: 180 },
}

export function paceOf(speed: Speed): Pace | null {
  return speed === 'once' ? null : PACES[speed]
}

/** Whoever shows a line: pieces travel, places light up. */
export interface Teller {
  /** Null where nothing is told, only shown. */
  pace(): Pace | null
  tell(line: LogLine, pace: Pace): Promise<void>
  /** End at once what is being shown. */
  finish(): void
  /** The table is shown as it is now. */
  shown(): void
}

/** Some lines, and the table after them. */
export interface Chapter {
  lines: readonly LogLine[]
  begin(line: LogLine): void
  end(): void
}

/** When more chapters wait, all go twice as fast. */
const MANY_WAITING = 4
/** A chapter takes no longer than so many lines would: longer ones go faster. */
const MOST_LINES = 9

export class Story {
  teller: Teller | null = null
  private waiting: Chapter[] = []
  private running = false
  private skipping = false
  private wake: () => void = () => undefined
  /** Changes when the rest of the story is dropped. */
  private edition = 0

  /** Whether something is being told. */
  get telling(): boolean {
    return this.running
  }

  /** Whether a chapter would be told rather than shown at once. */
  get tells(): boolean {
    return this.running || (this.teller?.pace() ?? null) !== null
  }

  push(chapter: Chapter): void {
    this.waiting.push(chapter)
    if (!this.running) void this.run()
  }

  /** Go to the present. */
  skip(): void {
    if (!this.running) return
    this.skipping = true
    this.teller?.finish()
    this.wake()
  }

  /** The table was told anew as a whole: the rest is history. */
  drop(): void {
    this.waiting = []
    if (!this.running) return
    this.edition += 1
    this.running = false
    this.teller?.finish()
    this.wake()
    this.teller?.shown()
  }

  private async run(): Promise<void> {
    const { edition } = this
    this.running = true
    this.skipping = false
    for (let chapter = this.waiting.shift(); chapter; chapter = this.waiting.shift()) {
      for (const line of chapter.lines) {
        chapter.begin(line)
        const pace = this.skipping ? null : (this.teller?.pace() ?? null)
        if (pace) await this.told(line, pace, chapter.lines.length)
        if (edition !== this.edition) return
      }
      chapter.end()
      this.teller?.shown()
    }
    this.running = false
  }

  private async told(line: LogLine, { flight, pause }: Pace, lines: number): Promise<void> {
    const hurry = Math.max(1, lines / MOST_LINES) * (this.waiting.length >= MANY_WAITING ? 2 : 1)
    const skipped = new Promise<void>((wake) => (this.wake = wake))
    const telling = this.teller?.tell(line, { flight: flight / hurry, pause }) ?? Promise.resolve()
    const rested = telling.then(() => new Promise<void>((done) => setTimeout(done, pause / hurry)))
    await Promise.race([rested, skipped])
  }
}
