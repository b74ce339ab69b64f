/** Days as people write them where the page is read. */

import type { Language } from './contract'

/** Where nothing says otherwise. */
const USUALLY: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' }

/** The browser's own region, if it speaks the language of the page and names one. */
export function localeOf(language: Language, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? USUALLY[language]
}

/** The month in letters: nobody takes it for the day. */
export function dayOf(seconds: number, language: Language): string {
  return new Date(seconds * 1000).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric' })
}
