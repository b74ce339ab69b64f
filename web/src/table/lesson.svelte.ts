/** A first lesson: the moves of a game that the learner makes, one decision after the other. */

import { Problem } from '../api/problem'
import type { Accepted, Lesson, LessonStep, Plan, Reason } from '../api/types'
import type { CoreView, LogLine, Offer, TableInfo } from './contract'
import { tableOf } from './replay.svelte'
import type { TurnTable } from './turn.svelte'

/** What the lesson needs of the page around it. */
export interface LessonPage {
  /** That this is not the move of the lesson, in every language. */
  otherMove(wanted: Offer): Record<string, string>
  /** Show what happened while the table changes. */
  staging(lines: readonly LogLine[], change: () => void): void
  showReason(reason: Reason, element: Element): void
  showProblem(problem: Problem): void
}

export class LessonSession implements TurnTable {
  private at = $state(0)
  /** How often something was refused: each time the board forgets what was chosen on it. */
  private refusals = $state(0)
  readonly seat: number

  constructor(
    readonly lesson: Lesson,
    private readonly page: LessonPage,
  ) {
    this.seat = lesson.seat
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!
  }

  get view(): CoreView {
    return this.step.view
  }

  get over(): boolean {
    return this.step.move === null
  }

  /** How many moves were made. */
  get sequence(): number {
    return this.at
  }

  /** The explanation of the moment, with so many moves planned; it holds until the next one comes. */
  noteAfter(planned: number): string | null {
    return this.reachedWith(planned).findLast((step) => step.note !== null)?.note ?? null
  }

  /** Which explanation it is, and how many there are. */
  placeAfter(planned: number): { number: number; all: number } {
    const noted = (steps: readonly LessonStep[]): number => steps.filter((step) => step.note !== null).length
    return { number: noted(this.reachedWith(planned)), all: noted(this.lesson.steps) }
  }

  private reachedWith(planned: number): readonly LessonStep[] {
    return this.lesson.steps.slice(0, this.at + planned + 1)
  }

  get lines(): LogLine[] {
    return this.lesson.steps.slice(0, this.at + 1).flatMap((step) => linesOf(step))
  }

  /** The move to make next. */
  get wanted(): Offer | null {
    return this.offerOf(this.at)
  }

  /** Only what the lesson asks for is offered: the next move, and those of its kind that follow. */
  get offers(): readonly Offer[] {
    return this.offersFrom(this.at)
  }

  get table(): TableInfo {
    const { game, players } = this.lesson
    const table = tableOf({ game, names: Array<string>(players).fill(''), scores: null, steps: [] })
    const seats = table.seats.map((each, seat) => ({ ...each, mine: seat === this.seat }))
    return { ...table, status: 'playing', seats, sequence: this.at + this.refusals }
  }

  async plan(moves: readonly string[]): Promise<Plan> {
    const end = this.at + moves.length
    const asked = this.lesson.steps.slice(this.at, end).map((step) => step.move)
    const last = this.lesson.steps[end - 1]
    const open = this.lesson.steps.slice(this.at, end - 1).every((step) => !step.ends)
    if (!last || !open || !sameMoves(asked, moves)) throw this.otherMove()
    return {
      moves: asked.filter((move) => move !== null),
      view: last.ends ? null : (this.lesson.steps[end]?.view ?? null),
      offers: last.ends ? [] : [...this.offersFrom(end)],
      inserts: [],
      ends: last.ends,
      reveals: false,
    }
  }

  async move(moves: readonly string[]): Promise<Accepted> {
    const end = this.at + moves.length
    if (!sameMoves(this.lesson.steps.slice(this.at, end).map((step) => step.move), moves)) throw this.otherMove()
    const made = this.lesson.steps.slice(this.at + 1, end + 1)
    this.page.staging(made.flatMap((step) => linesOf(step)), () => (this.at = end))
    return { type: 'accepted', key: '', sequence: this.at }
  }

  async whyNot(move: string): Promise<Reason | null> {
    if (move === this.step.move) return null
    const { reason, words } = this.otherMove()
    return { reason, rule: null, words: { ...words } }
  }

  async reached(): Promise<void> {
    // Every move is made here and now.
  }

  showReason(reason: Reason, element: Element): void {
    this.page.showReason(reason, element)
  }

  showProblem(problem: Problem): void {
    this.refusals += 1
    this.page.showProblem(problem)
  }

  private offerOf(place: number): Offer | null {
    const step = this.lesson.steps[place]
    return step?.offers.find((offer) => offer.move === step.move) ?? null
  }

  private offersFrom(place: number): readonly Offer[] {
    const first = this.offerOf(place)
    if (!first) return []
    const found = [first]
    for (let next = place; !this.lesson.steps[next]?.ends; next += 1) {
      const following = this.offerOf(next + 1)
      if (!following || following.form['family'] !== first.form['family']) break
      // What has an explanation of its own is offered once that has been read.
      if (this.lesson.steps[next + 1]?.note !== null) break
      found.push(following)
    }
    return found
  }

  private otherMove(): Problem {
    const { wanted } = this
    return new Problem(409, 'lesson-other', wanted ? this.page.otherMove(wanted) : {})
  }
}

function linesOf(step: LessonStep): LogLine[] {
  return step.log
}

function sameMoves(some: readonly (string | null)[], others: readonly string[]): boolean {
  return JSON.stringify([...some].sort()) === JSON.stringify([...others].sort())
}
