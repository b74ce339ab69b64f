import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testText } from '../boardtext'

const STATE = readFileSync('../src/quattrocento/games/princes/state.py', 'utf8')
const QUESTIONS = [...STATE.matchAll(/^ {4}([A-Z]+) = \d+$/gm)].map((match) => (match[1] ?? '').toLowerCase())

it('is asked eleven questions', () => {
  expect(QUESTIONS).toHaveLength(11)
})

testText('princes', {
  numbers: [
    'number', 'bid', 'raised', 'price', 'money', 'minimum', 'short', 'most', 'florins', 'value', 'all', 'actions',
    'free', 'mine', 'rival', 'least', 'from', 'to', 'points',
  ],
  words: [
    'piece', 'pieces', 'deck', 'cards', 'card', 'seat', 'seats', 'winners', 'square', 'there', 'what', 'would', 'name',
  ],
  counts: { 'pieces-count': 2, 'cards-count': 2, 'winners-count': 1 },
  composed: [
    ...QUESTIONS.map((question) => `board-step-${question}`),
    ...['return', 'recruit'].map((question) => `board-hint-${question}`),
  ],
})
