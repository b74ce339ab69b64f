import { describe, expect, it, vi } from 'vitest'
import type { Lesson, LessonStep } from '../../src/api/types'
import type { Offer } from '../../src/table/contract'
import { LessonSession, type LessonPage } from '../../src/table/lesson.svelte'
import { PlannedTurn } from '../../src/table/turn.svelte'

const offer = (move: string): Offer => ({ move, form: { family: move.split(' ')[0] ?? '' } })

function step(move: string | null, ends: boolean, note: string | null = null): LessonStep {
  const offers = move === null ? [] : ['something else', move].map(offer)
  const view = { seat: 0, asked: null, winners: [], after: move } as unknown as LessonStep['view']
  return { view, offers, move, ends, note, log: [] }
}

const PAYING: Lesson = {
  game: 'palazzo',
  players: 3,
  seat: 0,
  steps: [
    step('lay white 4', false, 'lesson-pay'),
    step('lay white 5', false),
    step('enough', true),
    step('pass', true, 'lesson-pass'),
    step(null, true, 'lesson-end'),
  ],
}

function begun(steps = PAYING.steps): { session: LessonSession; turn: PlannedTurn; page: LessonPage } {
  const page: LessonPage = {
    otherMove: (wanted) => ({ en: `not now: ${wanted.move}`, fr: '' }),
    staging: (_lines, change) => change(),
    showReason: vi.fn(),
    showProblem: vi.fn(),
  }
  const session = new LessonSession({ ...PAYING, steps }, page)
  return { session, turn: new PlannedTurn(session), page }
}

describe('a lesson', () => {
  it('offers what it asks for and nothing else', () => {
    const { turn } = begun()
    expect(turn.offers.map((each) => each.move)).toEqual(['lay white 4', 'lay white 5'])
    expect(turn.has('something else')).toBe(false)
  })

  it('lets steps of one answer be planned in any order, and sent together', async () => {
    const { session, turn } = begun()
    expect(await turn.attempt(['lay white 5', 'lay white 4'])).toBe(true)
    expect(turn.planned).toEqual(['lay white 4', 'lay white 5'])
    expect(turn.has('enough')).toBe(true)
    await turn.send('enough')
    expect(session.wanted?.move).toBe('pass')
    expect(session.noteAfter(turn.planned.length)).toBe('lesson-pass')
    expect(session.placeAfter(turn.planned.length)).toEqual({ number: 2, all: 3 })
  })

  it('lets the board forget what was chosen on it when that was not asked for', async () => {
    const { session, turn, page } = begun()
    const before = session.table.sequence
    await turn.choose('something else')
    expect(page.showProblem).toHaveBeenCalledOnce()
    expect(session.table.sequence).not.toBe(before)
    expect(session.sequence).toBe(0)
  })

  it('keeps its explanation until the next one', async () => {
    const { session, turn } = begun()
    await turn.attempt(['lay white 4'])
    expect(session.noteAfter(turn.planned.length)).toBe('lesson-pay')
  })

  it('explains a move as soon as those before it are planned, and offers it only then', async () => {
    const { session, turn } = begun([
      step('lay white 4', false, 'lesson-pay'),
      step('lay white 5', false, 'lesson-more'),
      step('enough', true),
      step(null, true, 'lesson-end'),
    ])
    expect(turn.offers.map((each) => each.move)).toEqual(['lay white 4'])
    await turn.choose('lay white 4')
    expect(session.sequence).toBe(0)
    expect(session.noteAfter(turn.planned.length)).toBe('lesson-more')
    expect(session.placeAfter(turn.planned.length)).toEqual({ number: 2, all: 3 })
    expect(turn.offers.map((each) => each.move)).toEqual(['lay white 5'])
  })

  it('says which move comes next when another is tried', async () => {
    const { turn, page } = begun()
    const element = document.createElement('button')
    await turn.why('something else', element)
    expect(page.showReason).toHaveBeenCalledWith(
      expect.objectContaining({ words: { en: 'not now: lay white 4', fr: '' } }),
      element,
    )
    await turn.send('something else')
    expect(page.showProblem).toHaveBeenCalled()
  })

  it('is over after the last move', async () => {
    const { session, turn } = begun()
    await turn.send('lay white 4', 'lay white 5', 'enough')
    await turn.choose('pass')
    expect(session.over).toBe(true)
    expect(session.noteAfter(turn.planned.length)).toBe('lesson-end')
    expect(turn.mine).toBe(false)
  })
})
