/** The rules of a game in the language of the moment, and finding something in them. */

import { api } from '../api/client'
import type { RuleText } from '../api/types'
import type { Language } from '../words/contract'

const loaded = new Map<string, Promise<RuleText[]>>()

export function rulesOf(game: string, language: Language): Promise<RuleText[]> {
  const key = `${game} ${language}`
  const known = loaded.get(key)
  if (known) return known
  const asked = api.rules(game, language)
  loaded.set(key, asked)
  asked.catch(() => loaded.delete(key))
  return asked
}

const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase()

export interface Chapter {
  title: string
  rules: RuleText[]
}

/** The rules that hold every word that is looked for, by chapters. */
export function found(rules: readonly RuleText[], sought: string): Chapter[] {
  const words = bare(sought).split(/\s+/).filter(Boolean)
  const chapters: Chapter[] = []
  for (const rule of rules) {
    const text = bare(`${rule.id} ${rule.title} ${rule.chapter} ${rule.text}`)
    if (!words.every((word) => text.includes(word))) continue
    const last = chapters[chapters.length - 1]
    if (last?.title === rule.chapter) last.rules.push(rule)
    else chapters.push({ title: rule.chapter, rules: [rule] })
  }
  return chapters
}
