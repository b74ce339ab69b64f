/** What the tests of all boards' texts share: both languages say all that the board says. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

type Given = Record<string, string | number>

interface Text {
  keys: string[]
  formatted: (key: string) => string
}

interface Expected {
  /** What the messages speak of: numbers, words, and how many some of the words are. */
  numbers: readonly string[]
  words: readonly string[]
  counts?: Record<string, number>
  /** Keys that are put together as the board speaks. */
  composed: readonly string[]
}

function textOf(game: string, language: string, given: Given, terms: string): Text {
  const text = readFileSync(join('src', 'games', game, 'text', `${language}.ftl`), 'utf8')
  /** A board says some terms of its game. */
  const own = readFileSync(join('..', 'src', 'quattrocento', 'games', game, 'text', `${language}.ftl`), 'utf8')
  const made = new FluentBundle(language, { useIsolating: false })
  expect(made.addResource(new FluentResource(text))).toEqual([])
  made.addResource(new FluentResource(terms))
  made.addResource(new FluentResource(own))
  const keys = [...text.matchAll(/^([a-z][\w-]+) =/gm)].map((match) => match[1] ?? '')
  const formatted = (key: string): string => {
    const errors: Error[] = []
    const spoken = made.formatPattern(made.getMessage(key)?.value ?? '', given, errors)
    expect(errors, key).toEqual([])
    return spoken
  }
  return { keys, formatted }
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

/** Test the text of a game's board. */
export function testText(game: string, { numbers, words, counts, composed }: Expected): void {
  const folder = join('src', 'games', game)
  const given: Given = {
    ...Object.fromEntries(numbers.map((name) => [name, 3])),
    ...Object.fromEntries(words.map((name) => [name, name])),
    ...counts,
  }

  const fixture = JSON.parse(readFileSync(join('tests', game, 'questions.json'), 'utf8')) as { terms: string }
  const { terms } = fixture

  describe('the text of the board', () => {
    const english = textOf(game, 'en', given, terms)
    const french = textOf(game, 'fr', given, terms)

    it('has the same messages in both languages, each of which can be said', () => {
      expect(french.keys).toEqual(english.keys)
      for (const key of english.keys) {
        expect(english.formatted(key)).not.toMatch(/[{}]/)
        expect(french.formatted(key)).not.toMatch(/[{}]/)
      }
    })

    it('has everything that the board says, and nothing else', () => {
      const said = new Set(composed)
      for (const source of sources(folder)) {
        for (const match of source.matchAll(/['`](board-[a-z0-9-]*[a-z0-9])['`]/g)) said.add(match[1] ?? '')
      }
      const own = english.keys.filter((key) => key.startsWith('board-'))
      expect([...said].sort()).toEqual(own.sort())
    })

    it('sets a no-break space before double punctuation in French', () => {
      for (const key of french.keys) expect(french.formatted(key)).not.toMatch(/[^\u202f\s][;:!?]| [;:!?]/)
    })
  })
}
