import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'

afterEach(() => vi.restoreAllMocks())

describe('what the page asks', () => {
  it('says under which name and port the browser has it, so that the server can tell what a proxy changed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[]'))
    await api.games()
    const headers = fetched.mock.calls[0]?.[1]?.headers
    expect(headers).toMatchObject({ 'X-Quattrocento-Host': location.host })
    expect(location.host).toMatch(/:\d+$/)
  })
})
