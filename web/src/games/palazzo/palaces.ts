/** What each of one's palaces means to the question of the moment. */

import type { Turn } from '../../table/contract'
import type { PalaceView, PalazzoView } from './view'

export interface PalaceOption {
  tiles: string[]
  points: number
  standing: 'still' | 'open' | 'chosen' | 'locked'
  move: string | null
  /** The tile that would come in. */
  ghost: string | null
  /** What the palace would score, where the choice settles that. */
  after: number | null
}

/** The palace chosen for a transformation, counted from 0, as the plan tells it. */
export function chosenPalace(turn: Turn): number | null {
  const move = turn.planned.find((planned) => planned.startsWith('palace '))
  return move === undefined ? null : Number(move.slice('palace '.length)) - 1
}

export function palaceOptions(
  view: PalazzoView,
  palaces: readonly PalaceView[],
  turn: Turn,
): PalaceOption[] {
  const question = turn.mine ? (view.asked?.question ?? null) : null
  const incoming = incomingTile(view, palaces, turn, question)
  const chosen = chosenPalace(turn)
  return palaces.map(({ tiles, points }, number) => {
    const still = { tiles, points, standing: 'still', move: null, ghost: null, after: null } as const
    if (question === null) return still
    const move = moveFor(question, number)
    const chosenMove = `palace ${number + 1}`
    if (chosen === number && question !== 'put-in-where') {
      return { ...still, standing: 'chosen', move: chosenMove }
    }
    if (move === null || turn.offers.length === 0) return still
    if (chosen === number) return { ...still, standing: 'chosen', move: chosenMove }
    if (!turn.has(move)) return { ...still, standing: 'locked', move }
    const after = view.with_tile[number] ?? null
    return { ...still, standing: 'open', move, ghost: incoming, after }
  })
}

/** Build or throw away the tile in hand. The last one settles the turn, so it is sent at once. */
export async function settle(turn: Turn, view: PalazzoView, move: string): Promise<void> {
  await (view.gained.length === 0 ? turn.send(move) : turn.choose(move))
}

function moveFor(question: string, number: number): string | null {
  if (question === 'build-where') return `build on ${number + 1}`
  const asksForPalace = ['take-out-of', 'put-in-which', 'put-in-where', 'remove-which']
  return asksForPalace.includes(question) ? `palace ${number + 1}` : null
}

function incomingTile(
  view: PalazzoView,
  palaces: readonly PalaceView[],
  turn: Turn,
  question: string | null,
): string | null {
  if (question === 'build-where') return view.building
  if (question !== 'put-in-where') return null
  const chosen = chosenPalace(turn)
  return chosen === null ? null : (palaces[chosen]?.tiles[0] ?? null)
}
