/** What the page itself says. */

import english from '../text/en.ftl?raw'
import french from '../text/fr.ftl?raw'
import type { Problem } from '../api/problem'
import type { Arguments, Language } from './contract'
import { Words } from './fluent'
import { language } from './language.svelte'

export const SHELL_TEXT: Readonly<Record<Language, string>> = { en: english, fr: french }

const made: Partial<Record<Language, Words>> = {}

export function shellWords(): Words {
  const current = language.current
  return (made[current] ??= new Words({ language: current, texts: [SHELL_TEXT[current]] }))
}

/** A sentence of the page, in the language of the moment. */
export function say(key: string, args?: Arguments): string {
  return shellWords().say(key, args)
}

/** A sentence if there is one, else what is given. */
export function sayOr(key: string, otherwise: string, args?: Arguments): string {
  const words = shellWords()
  return words.has(key) ? words.say(key, args) : otherwise
}

export function sayProblem(problem: Problem): string {
  const told = problem.words[language.current]
  return told ?? sayOr(`problem-${problem.reason}`, say('problem-unexpected'))
}
