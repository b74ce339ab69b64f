import { describe, expect, it } from 'vitest'
import { localeOf } from '../../src/words/dates'

describe('days', () => {
  it('are written as in the region of the browser, and else in British English', () => {
    expect(localeOf('en', ['fr-FR', 'en-US'])).toBe('en-US')
    expect(localeOf('en', ['fr-FR', 'en'])).toBe('en-GB')
    expect(localeOf('fr', ['en-GB'])).toBe('fr-FR')
  })
})
