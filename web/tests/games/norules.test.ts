/** Boards keep no rules: they look facts of the box up and reckon nothing with them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join('src', 'games')

/** Where a fact is only drawn: how many squares, rungs or empty slots there are. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  'augsburg/view.ts': ['top_rank'],
  'florence/Hand.svelte': ['most_scandals'],
  'princes/shapes.ts': ['side'],
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return files(path)
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : []
  })
}

/** The code of a file, without styles and comments. */
function codeOf(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/<style>[\s\S]*/, '')
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/.*$/gm, '')
}

/** The facts that a piece of code reckons or compares with. */
export function reckonedWith(code: string): string[] {
  const taken = [...code.matchAll(/const \{([^}]*)\} = (?:\$derived\()?BOX\.facts\b(?!\.)/g)]
    .flatMap((match) => (match[1] ?? '').split(','))
    .map((name) => name.split(/[:=]/)[0]?.trim() ?? '')
    .filter((name) => name !== '')
  const named = [...code.matchAll(/BOX\.facts\.(\w+)/g)].map((match) => match[1] ?? '')
  const reckons = (value: string): boolean => {
    const whole = `${value}(?:\\.\\w+|\\[[^\\]]*\\])*`
    const before = new RegExp(`(?:[\\w)\\]] (?:[-+*/%]|[<>]=?|===|!==) )${whole}(?![\\w'])`)
    return before.test(code) || new RegExp(`${whole} (?:[-+*/%]|[<>]=?|===|!==) `).test(code)
  }
  return [
    ...new Set([
      ...taken.filter((fact) => reckons(`(?<![\\w.'-])${fact}(?!\\w)`)),
      ...named.filter((fact) => reckons(`BOX\\.facts\\.${fact}(?!\\w)`)),
    ]),
  ]
}

describe('a board', () => {
  it.each(files(FOLDER))('reckons with no fact of the box: %s', (path) => {
    const name = path.slice(FOLDER.length + 1)
    const allowed = DRAWN[name] ?? []
    expect(reckonedWith(codeOf(path)).filter((fact) => !allowed.includes(fact))).toEqual([])
  })

  it.each(files(FOLDER))('has no table of numbers by the names of the game: %s', (path) => {
    // Sizes and places of drawings have names of their own.
    const tables = codeOf(path).match(/\{(?:\s*(?:'[a-z]+ [a-z0-9 ]+'): -?\d+,?){2,}\s*\}/g) ?? []
    expect(tables).toEqual([])
  })

  it('would be caught reckoning', () => {
    expect(reckonedWith('const { joker_value } = BOX.facts\nsum += jokers * joker_value')).toEqual(['joker_value'])
    expect(reckonedWith('return lot.length >= BOX.facts.lot_to_share')).toEqual(['lot_to_share'])
    expect(reckonedWith('const { pay } = BOX.facts\nreturn pay[value]')).toEqual([])
  })
})
