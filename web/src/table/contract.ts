/** What the shell of a table and the board of a game promise each other. */

import type { Component } from 'svelte'
import type { components } from '../api/schema'
import type { Box } from '../games/box'
import type { Argument, GameEvent, GameWords, Language } from '../words/contract'

export type TableInfo = components['schemas']['TableInfo']
export type SeatInfo = components['schemas']['SeatInfo']
export type Offer = components['schemas']['Offer']
/** The question of the moment: its name, its rule, to whom, and what its words need. */
export type Asked = components['schemas']['Asked']
/** What every game's view has: who looks (null: a spectator), what is asked, who has won. */
export type CoreView = components['schemas']['View']
export type { Argument, GameEvent, GameWords, Language }

/** A line of the log: something that happened, after which sequence. */
export interface LogLine<E extends GameEvent = GameEvent> {
  sequence: number
  event: E
}

/** An event of one type among those of a game. */
export type EventOf<E extends GameEvent, Type extends E['type']> = Extract<E, { type: Type }>

/** Where an event happens on a board, and what travels. */
export interface Teller<E extends GameEvent, V> {
  places(event: E, view: V): string[]
  flights?(event: E, view: V): Flight[]
}

/** The tellers of a game's events, each by the type of its event. */
export type Tellers<E extends GameEvent, V> = { readonly [Type in E['type']]?: Teller<EventOf<E, Type>, V> }

/** The teller of an event: the only place where the type of an event leads to its fields. */
export function tellerOf<E extends GameEvent, V>(tellers: Tellers<E, V>, event: E): Teller<E, V> | undefined {
  return tellers[event.type as E['type']] as Teller<E, V> | undefined
}

/** A piece that travels from one place of the board to another. */
export interface Flight {
  /** SVG markup of the piece. */
  piece: string
  /** The `data-place` it leaves, and the one it goes to. */
  from: string
  to: string
  width: number
  height: number
  /** The `data-place` of the piece itself, if it is one that stands on the board: it moves, and leaves no copy. */
  mover?: string
}

/** The only way in which a region acts: what the seat may do, plans and sends. */
export interface Turn {
  /** The seat that looks, null for spectators and in replays. */
  readonly seat: number | null
  /** Whether this seat is asked. */
  readonly mine: boolean
  /** Whether an answer of the server is awaited. */
  readonly busy: boolean
  /** What may be done now, after what is planned. */
  readonly offers: readonly Offer[]
  /** What may be added to the plan although it comes earlier in the notation's order. */
  readonly inserts: readonly Offer[]
  /** The moves that are planned, in the order in which they would be played. */
  readonly planned: readonly string[]
  /** Whether a move is offered now, as the next step or as an insert. */
  has(move: string): boolean
  isPlanned(move: string): boolean
  /** Plan one more step; what ends the turn or shows something hidden is sent at once. */
  choose(move: string): Promise<void>
  /** Add a step, or take it out of the plan again. */
  toggle(move: string): Promise<void>
  /** Plan just these moves, if they may be made; whether they may. */
  attempt(moves: readonly string[]): Promise<boolean>
  /** What the seat would see after what is planned and this move; null if that cannot be told. */
  foresee(move: string): Promise<CoreView | null>
  /** Forget the plan. */
  clear(): void
  /** What was chosen and would be sent, but is asked again. */
  readonly unconfirmed: readonly string[]
  /** Send it. */
  confirm(): Promise<void>
  /** Send the plan and these moves. */
  send(...moves: string[]): Promise<void>
  /** Ask why a move is not allowed after what is planned, and show the answer at the element. */
  why(move: string, element: Element): Promise<void>
  /** Show a reason that the board itself knows, with its rule, at the element. */
  explain(rule: string, text: string, element: Element): void
}

/** What every region of a board is given. */
export interface RegionProps<V extends CoreView = CoreView, E extends GameEvent = GameEvent> {
  /** The table as the seat sees it, after what is planned. */
  view: V
  seat: number | null
  table: TableInfo
  words: GameWords
  turn: Turn
  /** What has happened so far, as far as the seat was told. */
  log?: readonly LogLine<E>[]
}

export type Region<V extends CoreView = CoreView, E extends GameEvent = GameEvent> = Component<RegionProps<V, E>>

/** A game's board. */
export interface GameUI<V extends CoreView = CoreView, E extends GameEvent = GameEvent> {
  /** Where what is in the game's box is unpacked before the board is shown. */
  box?: Box<unknown>
  /** The centre. */
  Board: Region<V, E>
  /** The gold panel: hand, what is being chosen, buttons; on the phone it never scrolls away. */
  Deciding: Region<V, E>
  /** One's own things. */
  Mine: Region<V, E>
  /** What one holds, where a puzzle is solved without the gold panel; for games in which `Mine` does not show it. */
  Held?: Region<V, E>
  /** The others at a glance; for spectators and in replays everybody. */
  Rivals: Region<V, E>
  /** Above the log, on the right. */
  Side?: Region<V, E>
  /** A few facts in the bar. */
  Bar?: Region<V, E>
  /**
   * The class that arranges the regions on the desktop: it may set `grid-template` anew with the
   * areas `rivals`, `prompt`, `board`, `side`, `mine` and `deciding`.
   */
  layout: string
  /** The board's own Fluent text; it may say the shell's `round` and `tab-mine` in its own words. */
  text: Record<Language, string>
  /** A word or two on how a seat stands, for the phone's chips (`bids 11`). */
  standing?(view: V, seat: number, words: GameWords): string
  /** Which round it is, for headings in the log and for jumping in replays. */
  round?(view: V, log: readonly LogLine<E>[]): string | number
  /** How many of its rounds the second lesson takes; 1 unless it says more. */
  practice?: number
  /** Which places an event speaks of. */
  places(event: E, view: V): string[]
  /** What travels when it happens. */
  flights(event: E, view: V): Flight[]
  /** The points that a seat gets by it, which tick up while it is told. */
  gain?(event: E): { seat: number; points: number } | null
}
