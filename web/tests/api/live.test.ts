import { beforeEach, describe, expect, it } from 'vitest'
import { Live, liveAddress, waitBefore, type LiveState, type LiveTools, type SocketListener } from '../../src/api/live'
import type { ChatLine, Snapshot, Update } from '../../src/api/types'

interface Opened extends SocketListener {
  url: string
  closedByUs: boolean
}

let opened: Opened[]
let timers: { wait: number; work: () => void }[]
let states: LiveState[]
let heard: string[]

const tools: LiveTools = {
  open: (url, listener) => {
    const socket: Opened = { url, closedByUs: false, ...listener }
    opened.push(socket)
    return { close: () => (socket.closedByUs = true) }
  },
  now: () => 1000,
  after: (wait, work) => {
    const timer = { wait, work }
    timers.push(timer)
    return () => (timers = timers.filter((each) => each !== timer))
  },
  random: () => 1,
}

function connected(): Live {
  const live = new Live('ws://here/live', {
    snapshot: (message) => heard.push(`snapshot ${message.table.sequence}`),
    update: (message) => heard.push(`update ${message.table.sequence}`),
    chat: (line) => heard.push(`chat ${line.number}`),
    refused: (message) => heard.push(`refused ${message.reason}`),
    state: (state) => states.push(state),
  }, tools)
  live.connect()
  return live
}

const last = (): Opened => opened[opened.length - 1]!
const sends = (message: unknown): void => last().message(JSON.stringify(message))
const table = (sequence: number) => ({ sequence }) as Snapshot['table']
const chat = (number: number): ChatLine => ({ type: 'chat', number, name: '', text: '', at: 0 })
const snapshot = (sequence: number, lines: ChatLine[] = []) => ({ type: 'snapshot', table: table(sequence), chat: lines }) as Snapshot
const update = (sequence: number) => ({ type: 'update', table: table(sequence) }) as Update

beforeEach(() => {
  opened = []
  timers = []
  states = []
  heard = []
})

describe('a live connection', () => {
  it('asks for the whole table first, and is open when it is there', () => {
    connected()
    expect(last().url).toBe('ws://here/live')
    expect(states.map((state) => state.kind)).toEqual(['connecting'])
    sends(snapshot(7))
    expect(heard).toEqual(['snapshot 7'])
    expect(states[states.length - 1]?.kind).toBe('open')
  })

  it('comes back with the last sequence and the last line of chat', () => {
    connected()
    sends(snapshot(7, [chat(2)]))
    sends(update(9))
    sends(chat(3))
    last().closed(1006)
    expect(states[states.length - 1]).toEqual({ kind: 'lost', retryAt: 1500 })
    timers[0]!.work()
    expect(last().url).toBe('ws://here/live?last=9&chat=3')
  })

  it('waits twice as long each time, until it is open again', () => {
    connected()
    for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      last().closed(1006)
      expect(timers[timers.length - 1]?.wait).toBe(wait)
      timers.pop()!.work()
    }
    sends(snapshot(1))
    last().closed(1001)
    expect(timers[timers.length - 1]?.wait).toBe(500)
  })

  it('never waits in step with others', () => {
    expect(waitBefore(0, 0)).toBe(250)
    expect(waitBefore(0, 1)).toBe(500)
    expect(waitBefore(20, 1)).toBe(15_000)
  })

  it('tries at once when asked, and only once', () => {
    const live = connected()
    last().closed(1006)
    live.retryNow()
    live.retryNow()
    expect(opened.length).toBe(2)
    expect(timers).toEqual([])
  })

  it('notices that the network is gone without being told by the server', () => {
    const live = connected()
    sends(snapshot(3))
    live.interrupt()
    expect(opened[0]?.closedByUs).toBe(true)
    expect(states[states.length - 1]?.kind).toBe('lost')
    opened[0]!.message(JSON.stringify(update(4)))
    expect(heard).toEqual(['snapshot 3'])
  })

  it('gives up when the server will not have us', () => {
    connected()
    sends({ type: 'refused', key: null, reason: 'no-such-table', rule: null, words: {}, sequence: 0 })
    last().closed(4404)
    expect(heard).toEqual(['refused no-such-table'])
    expect(states[states.length - 1]?.kind).toBe('refused')
    expect(timers).toEqual([])
  })

  it('hears each line of chat once', () => {
    connected()
    sends(snapshot(1, [chat(1)]))
    sends(chat(1))
    sends(chat(2))
    sends(chat(2))
    expect(heard).toEqual(['snapshot 1', 'chat 2'])
  })

  it('begins anew with the whole table', () => {
    const live = connected()
    sends(snapshot(5))
    live.restart()
    expect(last().url).toBe('ws://here/live')
    opened[0]!.closed(1000)
    expect(timers).toEqual([])
  })

  it('stays closed', () => {
    const live = connected()
    live.close()
    last().closed(1000)
    live.connect()
    expect(opened.length).toBe(1)
    expect(timers).toEqual([])
  })

  it('uses the page’s own server', () => {
    const page = { protocol: 'https:', host: 'here:1469' } as Location
    expect(liveAddress('a b', page)).toBe('wss://here:1469/api/v1/tables/a%20b/live')
  })
})
