import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const FOLDER = 'src/games/princes'
const STATE = readFileSync('../src/quattrocento/games/princes/state.py', 'utf8')
const QUESTIONS = [...STATE.matchAll(/^ {4}([A-Z]+) = \d+$/gm)].map((match) => (match[1] ?? '').toLowerCase())

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const NUMBERS = [
  'number', 'bid', 'raised', 'price', 'money', 'minimum', 'short', 'most', 'florins', 'value', 'all',
  'actions', 'free', 'mine', 'rival', 'least', 'from', 'to',
]
const WORDS = [
  'piece', 'pieces', 'deck', 'cards', 'card', 'seat', 'seats', 'winners', 'square', 'there', 'what', 'would', 'name',
]
const SAMPLE: Record<string, string | number> = {
  ...Object.fromEntries(NUMBERS.map((name) => [name, 3])),
  ...Object.fromEntries(WORDS.map((name) => [name, name])),
  'pieces-count': 2,
  'cards-count': 2,
  'winners-count': 1,
}

function bundle(language: string): { keys: string[]; formatted: (key: string) => string } {
  const text = readFileSync(join(FOLDER, 'text', `${language}.ftl`), 'utf8')
  const made = new FluentBundle(language, { useIsolating: false })
  expect(made.addResource(new FluentResource(text))).toEqual([])
  const keys = [...text.matchAll(/^([a-z][\w-]+) =/gm)].map((match) => match[1] ?? '')
  const formatted = (key: string): string => {
    const errors: Error[] = []
    const spoken = made.formatPattern(made.getMessage(key)?.value ?? '', SAMPLE, errors)
    expect(errors).toEqual([])
    return spoken
  }
  return { keys, formatted }
}

describe('the text of the board', () => {
  const english = bundle('en')
  const french = bundle('fr')

  it('has the same messages in both languages, each of which can be said', () => {
    expect(french.keys).toEqual(english.keys)
    for (const key of english.keys) {
      expect(english.formatted(key)).not.toMatch(/[{}]/)
      expect(french.formatted(key)).not.toMatch(/[{}]/)
    }
  })

  it('has everything that the board says, and nothing else', () => {
    const said = new Set(
      sources(FOLDER).flatMap((source) =>
        [...source.matchAll(/['`](board-[a-z0-9-]*[a-z0-9])['`]/g)].map((match) => match[1] ?? ''),
      ),
    )
    expect(QUESTIONS).toHaveLength(11)
    for (const question of QUESTIONS) said.add(`board-step-${question}`)
    for (const question of ['return', 'recruit']) said.add(`board-hint-${question}`)
    const kept = english.keys.filter((key) => key.startsWith('board-'))
    expect([...said].sort()).toEqual(kept.sort())
  })

  it('sets a narrow no-break space before double punctuation in French', () => {
    for (const key of french.keys) expect(french.formatted(key)).not.toMatch(/[^\u202f\s][;:!?]| [;:!?]/)
  })
})
