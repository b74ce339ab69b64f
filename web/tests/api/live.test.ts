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
let sent: string[]

const tools: LiveTools = {
  open: (url, listener) => {
    const socket: Opened = { url, closedByUs: false, ...listener }
    opened.push(socket)
    return { send: (data) => sent.push(data), close: () => (socket.closedByUs = true) }
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
  sent = []
})

describe('a live connection', () => {
  it('asks for the whole table first, and is open when it is there', () => {
    connected()
    expect(last().url).toBe('ws://here/live?patches=true')
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
    expect(last().url).toBe('ws://here/live?patches=true&last=9&chat=3')
  })

  it('makes an update of a patch, from the table as it was last shown', () => {
    connected()
    sends({ ...snapshot(4), views: { 0: { points: 3 } }, offers: [] })
    sends({ type: 'patch', changes: [[['table', 'sequence'], 5]], log: [] })
    sends({ type: 'patch', changes: [[['table', 'sequence'], 7]], log: [] })
    expect(heard).toEqual(['snapshot 4', 'update 5', 'update 7'])
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

  it('sends a move over the connection that is there, and hands its answer to whoever made it', async () => {
    const live = connected()
    sends(snapshot(3))
    const first = live.move({ seat: 0, move: 'take money', sequence: 3, key: 'key-one' })
    const second = live.move({ seat: 0, move: 'buy', sequence: 3, key: 'key-two' })
    expect(sent.map((text) => JSON.parse(text).key)).toEqual(['key-one', 'key-two'])
    sends({ type: 'refused', key: 'key-two', reason: 'stale', rule: null, words: {}, field: null, sequence: 4, state: null, move: null })
    sends({ type: 'accepted', key: 'key-one', sequence: 4 })
    expect((await first).sequence).toBe(4)
    await expect(second).rejects.toMatchObject({ status: 409, reason: 'stale' })
    expect(heard).toEqual(['snapshot 3'])
  })

  it('sends a move again, with the same key, when the connection broke before the answer', async () => {
    const live = connected()
    sends(snapshot(3))
    const moved = live.move({ seat: 0, move: 'take money', sequence: 3, key: 'key-one' })
    last().closed(1006)
    timers[0]!.work()
    expect(sent.length).toBe(1)
    sends(update(3))
    expect(sent[1]).toBe(sent[0])
    sends(update(4))
    expect(sent.length).toBe(2)
    sends({ type: 'accepted', key: 'key-one', sequence: 4 })
    expect((await moved).sequence).toBe(4)
  })

  it('keeps a move until there is a connection, and gives it up when there will be none', async () => {
    const live = connected()
    const moved = live.move({ seat: 0, move: 'take money', sequence: 3, key: 'key-one' })
    expect(sent).toEqual([])
    live.close()
    await expect(moved).rejects.toMatchObject({ reason: 'unreachable' })
    await expect(live.move({ seat: 0, move: 'x', sequence: 3, key: 'key-two' })).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('begins anew with the whole table', () => {
    const live = connected()
    sends(snapshot(5))
    live.restart()
    expect(last().url).toBe('ws://here/live?patches=true')
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
