import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const text = (language: string): string => readFileSync(`src/text/${language}.ftl`, 'utf8')
const keys = (language: string): string[] =>
  [...new FluentResource(text(language)).body].map((entry) => entry.id)

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const shell = ['lobby', 'table', 'routes', 'parts', 'words', 'settings'].flatMap((room) => sources(`src/${room}`)).join('\n')

/** What each game with auctions, or with ties that are broken, says itself. */
const SAID_BY_GAMES = ['bids-most', 'result-tie', 'result-tie-of']

describe('the texts of the shell', () => {
  it('have the same messages in both languages, each once', () => {
    expect(keys('fr')).toEqual(keys('en'))
    expect(new Set(keys('en')).size).toBe(keys('en').length)
  })

  it('have every message that the shell asks for by its name', () => {
    const asked = [...shell.matchAll(/\bsay(?:Or)?\(\s*'([a-z-]+)'/g)].map((match) => match[1])
    const known = new Set([...keys('en'), ...SAID_BY_GAMES])
    expect([...new Set(asked)].filter((key) => !known.has(key!))).toEqual([])
  })

  it('say again what the package says only in the same words', () => {
    for (const language of ['en', 'fr']) {
      const own = new Map(text(language).split('\n').map((line) => line.split(' = ') as [string, string]))
      for (const room of ['core', 'server', 'games/palazzo', 'games/princes', 'games/augsburg', 'games/florence']) {
        const theirs = readFileSync(`../src/quattrocento/${room}/text/${language}.ftl`, 'utf8')
        for (const line of theirs.split('\n').filter((each) => /^[a-z]/.test(each))) {
          const [key, said] = line.split(' = ')
          if (own.has(key!)) expect([key, own.get(key!)]).toEqual([key, said])
        }
      }
    }
  })

  it('follow French typography', () => {
    const sentences = text('fr').split('\n').filter((line) => !line.startsWith('#'))
    expect(sentences.filter((line) => /[^\s\u202f] ?[;!?](\s|$)/.test(line.replace(/\{[^}]*\}/g, '')))).toEqual([])
    expect(sentences.filter((line) => / [:;!?](\s|$)|« | »/.test(line.replace(/^[\w-]+ = /, '')))).toEqual([])
    expect(sentences.filter((line) => line.includes("'"))).toEqual([])
  })
})
