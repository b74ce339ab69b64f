import { testText } from '../boardtext'

const QUESTIONS = [
  'take',
  'share',
  'take-out-of',
  'take-out-floor',
  'put-in-which',
  'put-in-where',
  'remove-which',
  'transform-pay',
]

testText('palazzo', {
  numbers: ['number', 'quarry', 'left', 'points', 'bid', 'price', 'by', 'highest', 'due', 'total', 'all', 'money'],
  words: ['piece', 'shown', 'tile', 'tiles', 'cards', 'roman', 'seat', 'seats', 'winners'],
  counts: { 'tiles-count': 2, 'cards-count': 2, 'winners-count': 1 },
  composed: [
    ...['take-out', 'put-in', 'remove'].flatMap((move) => [`board-transform-${move}`, `board-transform-${move}-long`]),
    ...QUESTIONS.flatMap((question) => [`board-step-${question}`, `board-hint-${question}`]),
  ],
})
