import { describe, expect, it } from 'vitest'
import { Problem } from '../../src/api/problem'
import type { Accepted, Offer, Plan, Reason } from '../../src/api/types'
import { PlannedTurn, type TurnTable } from '../../src/table/turn.svelte'

const offer = (move: string): Offer => ({ move, form: { family: move.split(' ')[0] ?? '' } })

/** A game of laying cards in order of their values: `lay 1` to `lay 5`, then `enough`; `draw` shows a card. */
class FakeTable implements TurnTable {
  readonly seat = 1
  sequence = 10
  sent: [string[], number][] = []
  problems: Problem[] = []
  reasons: [Reason, Element][] = []
  refuse: string | null = null
  asked = true

  get offers(): Offer[] {
    return this.asked ? [...[1, 2, 3].map((card) => offer(`lay ${card}`)), offer('draw')] : []
  }

  plan(moves: readonly string[]): Promise<Plan> {
    const cards = moves.filter((move) => move.startsWith('lay'))
    const last = moves[moves.length - 1]
    if (this.refuse && moves.includes(this.refuse)) return Promise.reject(new Problem(409, 'refused'))
    if (last === 'enough' && cards.length === 0) return Promise.reject(new Problem(409, 'too-few'))
    const ordered = [...cards].sort()
    const all = [1, 2, 3].map((card) => `lay ${card}`).filter((move) => !cards.includes(move))
    const highest = ordered[ordered.length - 1] ?? ''
    return Promise.resolve({
      moves: [...ordered, ...moves.filter((move) => !move.startsWith('lay'))],
      view: last === 'draw' ? null : { seat: 1, asked: null, winners: [] },
      offers: [...all.filter((move) => move > highest), 'enough'].map(offer),
      inserts: all.filter((move) => move < highest).map(offer),
      ends: last === 'enough',
      reveals: last === 'draw',
    })
  }

  move(moves: readonly string[], sequence: number): Promise<Accepted> {
    this.sent.push([[...moves], sequence])
    return Promise.resolve({ type: 'accepted', key: '', sequence: sequence + moves.length })
  }

  whyNot(move: string): Promise<Reason | null> {
    return Promise.resolve({ reason: 'refusal-x', rule: 'PAL-X-1', words: { en: move } })
  }

  reached(sequence: number): Promise<void> {
    this.sequence = sequence
    this.asked = false
    return Promise.resolve()
  }

  showReason(reason: Reason, element: Element): void {
    this.reasons.push([reason, element])
  }

  showProblem(problem: Problem): void {
    this.problems.push(problem)
  }
}

function begun(): [FakeTable, PlannedTurn] {
  const table = new FakeTable()
  return [table, new PlannedTurn(table)]
}

/** Let others change the table so many times, each time before a plan is answered; when plans were asked for. */
function changing(table: FakeTable, times: number): number[] {
  const asked: number[] = []
  const plan = table.plan.bind(table)
  table.plan = async (moves) => {
    asked.push(table.sequence)
    const answer = await plan(moves)
    if (asked.length <= times) table.sequence += 1
    return answer
  }
  return asked
}

describe('a turn', () => {
  it('is mine while something is offered', () => {
    const [table, turn] = begun()
    expect(turn.mine).toBe(true)
    expect(turn.has('lay 2')).toBe(true)
    expect(turn.has('enough')).toBe(false)
    table.asked = false
    expect(turn.mine).toBe(false)
  })

  it('plans steps that can be revised, and sends none of them', async () => {
    const [table, turn] = begun()
    await turn.choose('lay 2')
    expect(turn.planned).toEqual(['lay 2'])
    expect(turn.view).not.toBeNull()
    expect(turn.offers.map((each) => each.move)).toEqual(['lay 3', 'enough'])
    expect(turn.inserts.map((each) => each.move)).toEqual(['lay 1'])
    expect(turn.has('lay 1')).toBe(true)
    await turn.toggle('lay 1')
    expect(turn.planned).toEqual(['lay 1', 'lay 2'])
    await turn.toggle('lay 2')
    expect(turn.planned).toEqual(['lay 1'])
    turn.clear()
    expect(turn.planned).toEqual([])
    expect(table.sent).toEqual([])
  })

  it('sends the plan, in order, with the step that ends it, as one message', async () => {
    const [table, turn] = begun()
    await turn.choose('lay 3')
    await turn.choose('lay 1')
    await turn.choose('enough')
    expect(table.sent).toEqual([[['lay 1', 'lay 3', 'enough'], 10]])
    expect(turn.planned).toEqual([])
    expect(turn.busy).toBe(false)
  })

  it('sends at once what shows something hidden', async () => {
    const [table, turn] = begun()
    await turn.choose('draw')
    expect(table.sent).toEqual([[['draw'], 10]])
  })

  it('keeps the planned view until the true one is there', async () => {
    const [table, turn] = begun()
    await turn.choose('lay 1')
    let seen: unknown = null
    table.reached = () => {
      seen = turn.view
      expect(turn.offers).toEqual([])
      return Promise.resolve()
    }
    await turn.send('enough')
    expect(seen).not.toBeNull()
    expect(turn.view).toBeNull()
  })

  it('forgets the plan and tells when the server refuses', async () => {
    const [table, turn] = begun()
    await turn.choose('lay 1')
    table.refuse = 'lay 2'
    await turn.choose('lay 2')
    expect(turn.planned).toEqual([])
    expect(table.problems.map((problem) => problem.reason)).toEqual(['refused'])
  })

  it('takes out what a removed step made possible', async () => {
    const [table, turn] = begun()
    await turn.choose('lay 1')
    await turn.choose('lay 2')
    const plan = table.plan.bind(table)
    table.plan = (moves) =>
      moves.length === 1 && moves[0] === 'lay 2' ? Promise.reject(new Problem(409, 'needs-1')) : plan(moves)
    await turn.toggle('lay 1')
    expect(turn.planned).toEqual([])
    expect(table.problems).toEqual([])
  })

  it('tries a whole set of moves and says whether it may be made', async () => {
    const [table, turn] = begun()
    expect(await turn.attempt(['lay 3', 'lay 1'])).toBe(true)
    expect(turn.planned).toEqual(['lay 1', 'lay 3'])
    table.refuse = 'lay 2'
    expect(await turn.attempt(['lay 2'])).toBe(false)
    expect(turn.planned).toEqual(['lay 1', 'lay 3'])
    expect(table.problems).toEqual([])
  })

  it('keeps a plan that still holds when the table changes, and drops one that does not', async () => {
    const [table, turn] = begun()
    await turn.choose('lay 1')
    await turn.refresh()
    expect(turn.planned).toEqual(['lay 1'])
    table.refuse = 'lay 1'
    await turn.refresh()
    expect(turn.planned).toEqual([])
    expect(table.problems).toEqual([])
  })

  it('plans again when news of a later table came before the answer', async () => {
    const [table, turn] = begun()
    const asked = changing(table, 1)
    await turn.choose('lay 1')
    expect(asked).toEqual([10, 11])
    expect(turn.planned).toEqual(['lay 1'])
  })

  it('keeps the plan for the latest table, however many changes come while it is asked', async () => {
    const [table, turn] = begun()
    await turn.choose('lay 1')
    const asked = changing(table, 2)
    await turn.refresh()
    expect(asked).toEqual([10, 11, 12])
    expect(turn.planned).toEqual(['lay 1'])
  })

  it('loses no quick click', async () => {
    const [, turn] = begun()
    await Promise.all([turn.toggle('lay 1'), turn.toggle('lay 3'), turn.toggle('lay 1')])
    expect(turn.planned).toEqual(['lay 3'])
  })

  it('is busy from the click until its plan is answered, so that no part of it is sent alone', async () => {
    const [table, turn] = begun()
    await turn.choose('lay 1')
    expect(turn.busy).toBe(false)
    const chosen = turn.choose('lay 2')
    expect(turn.busy).toBe(true)
    await chosen
    expect(turn.busy).toBe(false)
    expect(table.sent).toEqual([])
  })

  it('toggles only what is planned or may be', async () => {
    const [table, turn] = begun()
    await turn.toggle('enough')
    expect(turn.planned).toEqual([])
    expect(table.problems).toEqual([])
  })

  it('drops what was clicked before something was sent', async () => {
    const [table, turn] = begun()
    await Promise.all([turn.choose('draw'), turn.choose('draw'), turn.send('draw')])
    expect(table.sent).toEqual([[['draw'], 10]])
  })

  it('sends with the plan what is clicked right after a step', async () => {
    const [table, turn] = begun()
    await Promise.all([turn.toggle('lay 1'), turn.send('enough')])
    expect(table.sent).toEqual([[['lay 1', 'enough'], 10]])
  })

  it('asks why something cannot be done', async () => {
    const [table, turn] = begun()
    const element = document.createElement('button')
    await turn.why('lay 9', element)
    expect(table.reasons[0]?.[0].rule).toBe('PAL-X-1')
    expect(table.reasons[0]?.[1]).toBe(element)
  })

  it('asks why after what is planned, and stays silent when it can be done', async () => {
    const [table, turn] = begun()
    const element = document.createElement('button')
    await turn.choose('lay 1')
    table.refuse = 'lay 9'
    await turn.why('lay 9', element)
    expect(table.reasons.map(([reason]) => reason.reason)).toEqual(['refused'])
    await turn.why('lay 2', element)
    expect(table.reasons).toHaveLength(1)
    expect(turn.planned).toEqual(['lay 1'])
  })

  it('shows a reason that the board knows', () => {
    const [table, turn] = begun()
    turn.explain('PAL-PAY-1', 'one currency', document.createElement('button'))
    expect(table.reasons[0]?.[0]).toMatchObject({ rule: 'PAL-PAY-1', words: { fr: 'one currency' } })
  })

  it('plans a whole set of moves, or says no and keeps the plan', async () => {
    const [table, turn] = begun()
    expect(await turn.attempt(['lay 3', 'lay 1'])).toBe(true)
    expect(turn.planned).toEqual(['lay 1', 'lay 3'])
    table.refuse = 'lay 9'
    expect(await turn.attempt(['lay 9'])).toBe(false)
    expect(turn.planned).toEqual(['lay 1', 'lay 3'])
    expect(table.problems).toEqual([])
  })
})

describe('a turn whose clicks are asked again', () => {
  function careful(): { table: FakeTable; turn: PlannedTurn } {
    const table = new FakeTable()
    Object.assign(table, { confirms: (plan: Plan) => plan.reveals })
    return { table, turn: new PlannedTurn(table) }
  }

  it('sends what shows something hidden only when it is confirmed', async () => {
    const { table, turn } = careful()
    await turn.choose('draw')
    expect(table.sent).toEqual([])
    expect(turn.unconfirmed).toEqual(['draw'])
    await turn.confirm()
    expect(table.sent).toEqual([[['draw'], 10]])
    expect(turn.unconfirmed).toEqual([])
  })

  it('forgets it when something else is chosen or all is cleared', async () => {
    const { table, turn } = careful()
    await turn.choose('draw')
    turn.clear()
    expect(turn.unconfirmed).toEqual([])
    await turn.choose('draw')
    await turn.choose('lay 1')
    expect(turn.unconfirmed).toEqual([])
    await turn.choose('enough')
    expect(table.sent).toEqual([[['lay 1', 'enough'], 10]])
  })
})
