import { testText } from '../boardtext'

const COLOURS = ['yellow', 'orange', 'purple']
const RIGHTS = ['mint-master', 'master-builder', 'coat-of-arms', 'patent', 'church', 'cathedral']

testText('augsburg', {
  numbers: [
    'number', 'price', 'printed', 'florins', 'points', 'left', 'round', 'rounds', 'barrier', 'highest', 'by', 'valid', 'missing',
  ],
  words: [
    'piece', 'bond', 'bonds', 'fields', 'seat', 'seats', 'rank', 'gives', 'title', 'offered', 'noble', 'standings',
    'from', 'to', 'winners', 'rung', 'card', 'compared',
  ],
  counts: { 'bonds-count': 2, 'seats-count': 2, 'winners-count': 1 },
  composed: [
    ...COLOURS.flatMap((colour) => [`ladder-${colour}`, `yields-${colour}`, `from-to-${colour}`]),
    ...['show', 'discard', 'give', 'rob', 'console', 'builder'].map((each) => `step-${each}`),
    ...['discard', 'give'].map((each) => `hint-${each}`),
    ...['show', 'discard', 'give'].map((each) => `do-${each}`),
    ...['buy', 'give'].map((each) => `note-${each}`),
    ...RIGHTS.map((right) => `about-${right}`),
  ].map((each) => `board-${each}`),
})
