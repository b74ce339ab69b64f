import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import AgentToken from '../../src/settings/AgentToken.svelte'
import type { GameWords, SeatInfo } from '../../src/table/contract'
import { seatNote } from '../../src/table/standing'

let shown: Record<string, unknown>

async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await tick()
  flushSync()
}

const buttons = (): string[] => [...document.querySelectorAll('button')].map((each) => each.textContent?.trim() ?? '')
const token = (): string | undefined => document.querySelector<HTMLInputElement>('input.token')?.value

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name)
  button?.click()
  await settled()
}

beforeEach(async () => {
  vi.spyOn(api, 'myAgent').mockResolvedValue({ id: null, name: null, active: false })
  vi.spyOn(api, 'giveToken').mockImplementation((name) => Promise.resolve({ id: 'a', name, token: 'qca_x' }))
  vi.spyOn(api, 'takeToken').mockResolvedValue()
  shown = mount(AgentToken, { target: document.body })
  await settled()
})

afterEach(() => {
  void unmount(shown)
  vi.restoreAllMocks()
})

describe('an agent of my own', () => {
  it('is given a token that is shown once, and loses it when I take it back', async () => {
    expect(buttons()).toEqual(['Get a token'])
    const field = document.querySelector('input')
    if (!field) throw new Error('there is no field for the name')
    field.value = 'Ticino'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await press('Get a token')
    expect(vi.mocked(api.giveToken).mock.calls).toEqual([['Ticino']])
    expect(token()).toBe('qca_x')
    expect(buttons()).toEqual(['Get another token', 'Revoke the token'])
    await press('Revoke the token')
    expect(token()).toBeUndefined()
    expect(buttons()).toEqual(['Get a token'])
  })
})

describe('a seat of an agent', () => {
  it('says so, whatever else there is to say', () => {
    const words = { say: (key: string) => key } as unknown as GameWords
    const seat = { kind: 'person', agent: true, mine: false, stand_in: false, connected: true } as SeatInfo
    expect(seatNote(seat, false, words)).toBe('seat-agent')
    expect(seatNote(seat, true, words)).toBe('seat-agent · seat-asked')
    expect(seatNote({ ...seat, agent: false }, true, words)).toBe('seat-asked')
  })
})
