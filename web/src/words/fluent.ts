/** Words made from Fluent catalogues, by the same rules as the package's own. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arguments, Form, GameEvent, GameWords, Language, Question, Vocabulary } from './contract'

const SEAT_NAMES = ['lapis', 'vermiglio', 'giallolino', 'malva', 'nero'] as const

export interface Catalogue {
  language: Language
  /** Fluent texts; a later one may say again what an earlier one says. */
  texts: readonly string[]
  vocabulary?: Vocabulary
  /** What the seats are called, where they have names. */
  names?: readonly string[]
}

type Worded = Record<string, FluentVariable>

export class Words implements GameWords {
  readonly language: Language
  private readonly bundle: FluentBundle
  private readonly vocabulary: Vocabulary
  private readonly names: readonly string[]

  constructor(catalogue: Catalogue) {
    this.language = catalogue.language
    this.vocabulary = catalogue.vocabulary ?? {}
    this.names = catalogue.names ?? []
    this.bundle = new FluentBundle(catalogue.language, { useIsolating: false })
    for (const text of catalogue.texts) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
    }
  }

  /** The same words, in which the seats are called otherwise. */
  calling(names: readonly string[]): Words {
    const other: Words = Object.create(Words.prototype)
    return Object.assign(other, this, { names })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  say(key: string, args: Arguments = {}): string {
    return this.format(key, this.worded(args))
  }

  seat(seat: number): string {
    if (seat < 0) return this.format('seat-automa')
    return this.names[seat] || this.format(`seat-${SEAT_NAMES[seat] ?? seat}`)
  }

  value(parameter: string, label: string): string {
    const parts = this.vocabulary[parameter]?.[label]
    return parts ? this.format(`value-${parameter}`, plain(parts)) : label
  }

  /** The same value so many times: by its own message `values-NAME`, if there is one. */
  private values(parameter: string, label: string, count: number): string {
    if (count === 1) return this.value(parameter, label)
    const key = `values-${parameter}`
    const parts = this.vocabulary[parameter]?.[label]
    if (parts && this.has(key)) return this.format(key, { ...plain(parts), count })
    return this.format('list-times', { count, item: this.value(parameter, label) })
  }

  listing(items: readonly string[]): string {
    const [only] = items
    if (only === undefined) return this.format('list-none')
    if (items.length === 1) return only
    const first = items.slice(0, -1).join(', ')
    return this.format('list-and', { first, last: items[items.length - 1] ?? '' })
  }

  /** A line of the log; to whoever did it in the second person, if there is such a sentence. */
  event(event: GameEvent, own = false): string {
    const { type, to: _audience, ...fields } = event
    const key = `event-${dashed(type)}`
    return this.say(own && this.has(`${key}-you`) ? `${key}-you` : key, fields as Arguments)
  }

  question(question: Question): string {
    return this.say(`ask-${question.question}`, question.facts)
  }

  offer({ form }: { form: Form }): string {
    const worded: Worded = {}
    for (const [name, label] of Object.entries(form)) {
      if (name === 'family') continue
      worded[name] = name === 'seat' ? this.seat(Number(label) - 1) : this.value(name, label)
    }
    return this.format(`act-${form['family'] ?? ''}`, worded)
  }

  private format(key: string, args: Worded = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) return key
    const text = this.bundle.formatPattern(pattern, args, [])
    const negative = Object.values(args).some((value) => typeof value === 'number' && value < 0)
    return negative ? text.replace(/(?<![\w–-])-(?=\d)/g, '−') : text
  }

  private worded(args: Arguments): Worded {
    const worded: Worded = {}
    for (const [name, value] of Object.entries(args)) {
      if (value === null || value === undefined) continue
      if (Array.isArray(value)) worded[`${name}-count`] = value.length
      worded[name] = this.argument(name, value)
    }
    return worded
  }

  private argument(name: string, value: Exclude<Arguments[string], null | undefined>): FluentVariable {
    if (name === 'name' && value === '') return this.format('unnamed', {})
    if (name.endsWith('seat') && typeof value === 'number') return this.seat(value)
    if (typeof value === 'string') return name in this.vocabulary ? this.value(name, value) : value
    if (typeof value === 'number') return value
    if (typeof value === 'boolean') return String(value)
    if (name.endsWith('seats') || name === 'winners') {
      return this.listing(value.map((seat) => this.seat(Number(seat))))
    }
    if (name === 'scores') {
      const points = (score: string | number, seat: number) =>
        this.format('seat-points', { seat: this.seat(seat), points: score })
      return this.listing(value.map(points))
    }
    const single = name.replace(/s$/, '')
    if (single in this.vocabulary) {
      const counts = new Map<string, number>()
      for (const label of value.map(String)) counts.set(label, (counts.get(label) ?? 0) + 1)
      return this.listing([...counts].map(([label, count]) => this.values(single, label, count)))
    }
    return this.listing(value.map(String))
  }
}

function plain(parts: Arguments): Worded {
  const worded: Worded = {}
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string' || typeof part === 'number') worded[name] = part
  }
  return worded
}

/** `BidRaised` is written `bid-raised` in the catalogues. */
export function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-+/, '')
}
