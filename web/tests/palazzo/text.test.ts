import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const FOLDER = 'src/games/palazzo'
const QUESTIONS = [
  'take',
  'share',
  'take-out-of',
  'take-out-floor',
  'put-in-which',
  'put-in-where',
  'remove-which',
  'transform-pay',
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
  const keys = [...text.matchAll(/^(board-[\w-]+) =/gm)].map((match) => match[1] ?? '')
  const formatted = (key: string): string => {
    const message = made.getMessage(key)
    const errors: Error[] = []
    const spoken = made.formatPattern(message?.value ?? '', SAMPLE, errors)
    expect(errors).toEqual([])
    return spoken
  }
  return { keys, formatted }
}

const NUMBERS = ['number', 'left', 'points', 'bid', 'price', 'by', 'highest', 'due', 'total', 'all']
const SAMPLE: Record<string, string | number> = {
  ...Object.fromEntries(NUMBERS.map((name) => [name, 3])),
  ...Object.fromEntries(
    ['piece', 'shown', 'tile', 'tiles', 'cards', 'roman', 'seat', 'seats', 'winners'].map((name) => [name, name]),
  ),
  'tiles-count': 2,
  'cards-count': 2,
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
    for (const move of ['take-out', 'put-in', 'remove']) {
      said.add(`board-transform-${move}`)
      said.add(`board-transform-${move}-long`)
    }
    for (const question of QUESTIONS) {
      said.add(`board-step-${question}`)
      said.add(`board-hint-${question}`)
    }
    expect([...said].sort()).toEqual([...english.keys].sort())
  })

  it('sets a narrow no-break space before double punctuation in French', () => {
    for (const key of french.keys) expect(french.formatted(key)).not.toMatch(/[^\u202f\s][;:!?]| [;:!?]/)
  })
})
