import { describe, expect, it } from 'vitest'
import { fromText, mayUsePasskeys, toText } from '../../src/people/passkey'

describe('passkeys', () => {
  it('travel in base64url, whatever their length', () => {
    for (const length of [0, 1, 2, 3, 32, 65]) {
      const data = Uint8Array.from({ length }, (_, place) => (place * 37 + 250) % 256)
      const text = toText(data.buffer)
      expect(text).toMatch(/^[\w-]*$/)
      expect([...fromText(text)]).toEqual([...data])
    }
  })

  it('are offered only where a browser makes them', () => {
    expect(mayUsePasskeys()).toBe(false)
  })
})
