import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const FOLDER = 'src/games/augsburg'
const COLOURS = ['yellow', 'orange', 'purple']
const RIGHTS = ['mint-master', 'master-builder', 'coat-of-arms', 'patent', 'church', 'cathedral']
/** What is put together from parts. */
const MADE = [
  ...COLOURS.flatMap((colour) => [`ladder-${colour}`, `yields-${colour}`, `from-to-${colour}`]),
  ...['show', 'discard', 'give', 'rob', 'console', 'builder'].map((each) => `step-${each}`),
  ...['discard', 'give'].map((each) => `hint-${each}`),
  ...['show', 'discard', 'give'].map((each) => `do-${each}`),
  ...['buy', 'give'].map((each) => `note-${each}`),
  ...RIGHTS.map((right) => `about-${right}`),
]

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

function bundle(language: string): { keys: string[]; formatted: (key: string) => string } {
  const text = readFileSync(join(FOLDER, 'text', `${language}.ftl`), 'utf8')
  const made = new FluentBundle(language, { useIsolating: false })
  expect(made.addResource(new FluentResource(text))).toEqual([])
  const keys = [...text.matchAll(/^([a-z][\w-]+) =/gm)].map((match) => match[1] ?? '')
  const formatted = (key: string): string => {
    const message = made.getMessage(key)
    const errors: Error[] = []
    const spoken = made.formatPattern(message?.value ?? '', SAMPLE, errors)
    expect(errors).toEqual([])
    return spoken
  }
  return { keys, formatted }
}

const NUMBERS = ['number', 'price', 'printed', 'florins', 'points', 'left', 'round', 'rounds', 'barrier', 'highest', 'by', 'valid']
const TEXTS = ['piece', 'bond', 'bonds', 'fields', 'seat', 'seats', 'rank', 'gives', 'title', 'offered', 'noble', 'standings', 'from', 'to', 'winners', 'rung', 'card']
const SAMPLE: Record<string, string | number> = {
  ...Object.fromEntries(NUMBERS.map((name) => [name, 3])),
  ...Object.fromEntries(TEXTS.map((name) => [name, name])),
  'bonds-count': 2,
  'seats-count': 2,
  'winners-count': 1,
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
        [...source.matchAll(/['`](board-[a-z-]*[a-z])['`]/g)].map((match) => match[1] ?? ''),
      ),
    )
    for (const each of MADE) said.add(`board-${each}`)
    const own = english.keys.filter((key) => key.startsWith('board-'))
    expect([...said].sort()).toEqual([...own].sort())
  })

  it('sets a no-break space before double punctuation in French', () => {
    for (const key of french.keys) {
      expect(french.formatted(key)).not.toMatch(/[^\u202f\u00a0\s][;:!?]| [;:!?]/)
    }
  })
})
