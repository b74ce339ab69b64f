/** The live connection of a table: what changes as it happens, and back again when it breaks. */

import { patched } from './patches'
import { problemOf, unreachable, type Problem } from './problem'
import type { Accepted, ChatLine, LiveMessage, MoveRequest, Refused, Snapshot, Update } from './types'

export type LiveState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  /** Broken; the next try is at `retryAt` (milliseconds). */
  | { kind: 'lost'; retryAt: number }
  /** The server will not have us; it has said why. */
  | { kind: 'refused' }
  | { kind: 'closed' }

export interface LiveListener {
  snapshot(message: Snapshot): void
  update(message: Update): void
  chat(message: ChatLine): void
  refused(message: Refused): void
  state(state: LiveState): void
}

/** As much of a WebSocket as we need. */
export interface Socket {
  send(data: string): void
  close(): void
}

export interface SocketListener {
  message(data: unknown): void
  closed(code: number): void
}

export interface LiveTools {
  open(url: string, listener: SocketListener): Socket
  now(): number
  after(milliseconds: number, work: () => void): () => void
  random(): number
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** The status of a refused move; a live connection has none. */
const CONFLICT = 409
const FINAL_CODES: ReadonlySet<number> = new Set([4400, 4403, 4404])

/** How long to wait before another try: twice as long each time, never in step with others. */
export function waitBefore(attempt: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
  return Math.round(longest * (0.5 + random / 2))
}

export const browserTools: LiveTools = {
  open: (url, listener) => {
    const socket = new WebSocket(url)
    socket.onmessage = (event) => listener.message(event.data)
    socket.onclose = (event) => listener.closed(event.code)
    return socket
  },
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

/** A move that was sent, and whoever waits for its answer. */
interface Sent {
  request: MoveRequest
  accepted: (answer: Accepted) => void
  failed: (problem: Problem) => void
}

export class Live {
  private socket: Socket | null = null
  /** Whether the table has come since the connection was opened. */
  private ready = false
  private readonly sent = new Map<string, Sent>()
  private cancelRetry: (() => void) | null = null
  private attempt = 0
  private last: number | null = null
  /** The table as this connection last showed it: patches say what has changed of it. */
  private shown: Pick<Update, 'table' | 'views' | 'offers'> | null = null
  private chat = 0
  private closed = false

  constructor(
    private readonly address: string,
    private readonly listener: LiveListener,
    private readonly tools: LiveTools = browserTools,
  ) {}

  connect(): void {
    this.cancelRetry?.()
    this.cancelRetry = null
    if (this.closed || this.socket) return
    this.listener.state({ kind: 'connecting' })
    const query = new URLSearchParams({ patches: 'true' })
    if (this.last !== null) query.set('last', String(this.last))
    if (this.chat > 0) query.set('chat', String(this.chat))
    const socket: Socket = this.tools.open(`${this.address}?${query}`, {
      message: (data) => {
        if (this.socket === socket && typeof data === 'string') this.receive(data)
      },
      closed: (code) => {
        if (this.socket === socket) this.lose(code)
      },
    })
    this.socket = socket
  }

  /** Begin anew with the whole table, as after sitting down. */
  restart(): void {
    this.last = null
    this.drop()
    this.attempt = 0
    this.connect()
  }

  /**
   * Make a move. Whoever does not know whether it counted sends it again with the same key: when
   * the connection breaks before the answer, it is sent once more as soon as there is another.
   */
  move(request: MoveRequest): Promise<Accepted> {
    if (this.closed) return Promise.reject(unreachable())
    return new Promise((accepted, failed) => {
      this.sent.set(request.key, { request, accepted, failed })
      if (this.ready) this.socket?.send(JSON.stringify(request))
      else this.retryNow()
    })
  }

  /** Try at once, instead of waiting for the next try. */
  retryNow(): void {
    if (!this.socket) this.connect()
  }

  /** The network has gone: do not wait for the connection to notice. */
  interrupt(): void {
    if (!this.socket) return
    this.drop()
    this.lose(0)
  }

  close(): void {
    this.closed = true
    this.cancelRetry?.()
    this.drop()
    this.failAll(unreachable())
    this.listener.state({ kind: 'closed' })
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    this.ready = false
    socket?.close()
  }

  private lose(code: number): void {
    this.socket = null
    this.ready = false
    if (this.closed) return
    if (FINAL_CODES.has(code)) {
      this.listener.state({ kind: 'refused' })
      this.failAll(unreachable())
      return
    }
    const wait = waitBefore(this.attempt, this.tools.random())
    this.attempt += 1
    this.listener.state({ kind: 'lost', retryAt: this.tools.now() + wait })
    this.cancelRetry = this.tools.after(wait, () => this.connect())
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as LiveMessage
    switch (message.type) {
      case 'snapshot':
        this.shown = message
        this.arrived(message.table.sequence)
        this.chat = Math.max(this.chat, ...message.chat.map((line) => line.number))
        this.listener.snapshot(message)
        break
      case 'update':
        this.updated(message)
        break
      case 'patch':
        if (this.shown) {
          const { table, views, offers } = patched(this.shown, message.changes)
          this.updated({ type: 'update', table, views, offers, log: message.log })
        }
        break
      case 'chat':
        // A line may come twice, as the answer to its own request and live.
        if (message.number > this.chat) {
          this.chat = message.number
          this.listener.chat(message)
        }
        break
      case 'refused': {
        const refused = this.answered(message.key)
        if (refused) refused.failed(problemOf(CONFLICT, message))
        else this.listener.refused(message)
        break
      }
      case 'accepted':
        this.answered(message.key)?.accepted(message)
        break
    }
  }

  private updated(message: Update): void {
    this.shown = message
    this.arrived(message.table.sequence)
    this.listener.update(message)
  }

  private answered(key: string | null): Sent | undefined {
    const sent = key === null ? undefined : this.sent.get(key)
    if (sent) this.sent.delete(sent.request.key)
    return sent
  }

  private failAll(problem: Problem): void {
    const left = [...this.sent.values()]
    this.sent.clear()
    for (const each of left) each.failed(problem)
  }

  private arrived(sequence: number): void {
    this.last = sequence
    this.attempt = 0
    this.listener.state({ kind: 'open' })
    if (this.ready) return
    this.ready = true
    for (const { request } of this.sent.values()) this.socket?.send(JSON.stringify(request))
  }
}

/** The address of a table's live connection on the server that the page came from. */
export function liveAddress(table: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${page.host}/api/v1/tables/${encodeURIComponent(table)}/live`
}
