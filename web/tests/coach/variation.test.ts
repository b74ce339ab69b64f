import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import { Problem } from '../../src/api/problem'
import type { MadeMove, Plan, Variation } from '../../src/api/types'
import { firstOf, VariationSession, type VariationPage } from '../../src/coach/variation.svelte'
import { PlannedTurn } from '../../src/table/turn.svelte'

const TRIED = { id: 'table', seat: 0, move: 45 }

function variation(moves: readonly string[], made: MadeMove[] = [], scores: number[] | null = null): Variation {
  const offers = moves.map((move) => ({ move, form: { family: move } }))
  const log = made.map((each, place) => ({ sequence: place + 1, event: { type: each.move } }))
  return {
    game: 'palazzo',
    seat: 0,
    bots: ['apprentice', 'maestro'],
    view: { after: made.length } as unknown as Variation['view'],
    offers,
    made,
    log: log as unknown as Variation['log'],
    scores,
    winners: scores === null ? null : [0],
  }
}

const made = (seat: number, move: string): MadeMove => ({ seat, move })

function begun(): { session: VariationSession; turn: PlannedTurn; page: VariationPage } {
  const page: VariationPage = { showReason: vi.fn(), showProblem: vi.fn() }
  const session = new VariationSession(TRIED, variation(['pass', 'take money']), page)
  return { session, turn: new PlannedTurn(session), page }
}

describe('a decision tried again', () => {
  beforeEach(() => {
    vi.restoreAllMocks()
    const plan: Plan = { moves: ['pass'], view: null, offers: [], inserts: [], ends: true, reveals: false }
    vi.spyOn(api, 'planVariation').mockResolvedValue(plan)
  })

  it('begins before the move, with the bots that played there', async () => {
    const ask = vi.spyOn(api, 'variation').mockResolvedValue(variation(['pass']))
    await firstOf(TRIED)
    expect(ask).toHaveBeenCalledWith('table', { seat: 0, move: 45 })
    const { session } = begun()
    expect(session.table.seats.map(({ mine, bot }) => ({ mine, bot }))).toEqual([
      { mine: true, bot: null },
      { mine: false, bot: 'maestro' },
    ])
    expect(session.table.status).toBe('playing')
  })

  it('sends what was made so far with each move, and waits for bots who think long', async () => {
    const ask = vi
      .spyOn(api, 'variation')
      .mockResolvedValueOnce(variation([], [made(0, 'pass')]))
      .mockResolvedValueOnce(variation(['pass'], [made(1, 'take money')]))
      .mockResolvedValueOnce(variation([], [made(0, 'pass')], [20, 10]))
    const { session, turn } = begun()
    await turn.choose('pass')
    expect(ask).toHaveBeenNthCalledWith(1, 'table', { seat: 0, move: 45, made: [], moves: ['pass'] })
    expect(ask).toHaveBeenNthCalledWith(2, 'table', { seat: 0, move: 45, made: [made(0, 'pass')], moves: [] })
    expect(session.sequence).toBe(2)
    expect(session.lines.map(({ event }) => event.type)).toEqual(['pass', 'take money'])
    expect(turn.mine).toBe(true)
    await turn.choose('pass')
    expect(session.over).toBe(true)
    expect(session.table.status).toBe('finished')
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('can begin anew', async () => {
    vi.spyOn(api, 'variation').mockResolvedValue(variation(['pass'], [made(0, 'pass'), made(1, 'pass')]))
    const { session, turn } = begun()
    await turn.choose('pass')
    session.restart()
    expect(session.sequence).toBe(0)
    expect(session.lines).toEqual([])
    expect(turn.offers.map(({ move }) => move)).toEqual(['pass', 'take money'])
  })

  it('says why a move is refused, and which trouble there is', async () => {
    const refused = new Problem(400, 'too-low', { en: 'Too low.', fr: 'Trop bas.' })
    vi.spyOn(api, 'planVariation').mockRejectedValue(refused)
    const { turn, page } = begun()
    const element = document.createElement('button')
    await turn.why('bid 3', element)
    expect(page.showReason).toHaveBeenCalledWith(expect.objectContaining({ reason: 'too-low' }), element)
    await turn.choose('bid 3')
    expect(page.showProblem).toHaveBeenCalledWith(refused)
  })
})
