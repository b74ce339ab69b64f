/** The language of the page: kept, or the browser's. */

import { LANGUAGES, type Language } from './contract'

const KEPT = 'quattrocento-language'

function isLanguage(name: string | null): name is Language {
  return LANGUAGES.some((language) => language === name)
}

export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  if (isLanguage(kept)) return kept
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage)
  return known ?? 'en'
}

class LanguageChoice {
  current = $state<Language>(firstLanguage(localStorage.getItem(KEPT), navigator.languages))

  choose(language: Language): void {
    this.current = language
    localStorage.setItem(KEPT, language)
    document.documentElement.lang = language
  }
}

export const language = new LanguageChoice()
