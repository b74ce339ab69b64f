import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { MODES } from '../../src/games/florence/choosing.svelte'
import { BOAST_FACTORS, CARD_COSTS } from '../../src/games/florence/reckon'
import { questionOf } from '../board'
import { FIXTURE } from './sample'

const FOLDER = 'src/games/florence'

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const NUMBERS = ['number', 'points', 'position', 'time', 'spending', 'price', 'reward', 'members', 'cost', 'round', 'before', 'after']
const SAMPLE: Record<string, string | number> = {
  ...Object.fromEntries(NUMBERS.map((name) => [name, 3])),
  ...Object.fromEntries(
    ['location', 'boast', 'seat', 'seats', 'box', 'street', 'family', 'rank', 'who', 'colour', 'noble', 'what', 'card', 'ends', 'rule', 'name', 'prices', 'rewards', 'a', 'b', 'c'].map(
      (name) => [name, name],
    ),
  ),
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
    expect(errors, key).toEqual([])
    return spoken
  }
  return { keys, formatted }
}

/** Keys that are put together as the board speaks. */
function composed(): string[] {
  const questions = new Set(FIXTURE.samples.map(questionOf))
  questions.delete('action')
  const strozzi = Array.from({ length: 10 }, (_, card) => card + 1)
  return [
    ...[...questions].map((question) => `board-hint-${question}`),
    ...['none', ...MODES].map((mode) => `board-hint-action-${mode}`),
    ...MODES.map((mode) => `board-action-${mode}`),
    ...Object.keys(BOAST_FACTORS).map((boast) => `board-about-${boast}`),
    ...Object.keys(CARD_COSTS).map((card) => `board-card-${card.replace(' ', '-')}`),
    ...['pay', 'refuse'].map((answer) => `board-giovanni-${answer}`),
    ...strozzi.flatMap((card) => [`board-strozzi-card-${card}`, `board-strozzi-name-${card}`]),
  ]
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
    const said = new Set(composed())
    for (const source of sources(FOLDER)) {
      for (const match of source.matchAll(/['`](board-[a-z-]*[a-z])['`]/g)) said.add(match[1] ?? '')
    }
    expect([...said].sort()).toEqual([...english.keys].sort())
  })
})
