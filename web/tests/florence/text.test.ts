import { MODES } from '../../src/games/florence/choosing.svelte'
import { BOX } from '../../src/games/florence/box'
import { questionOf } from '../board'
import { testText } from '../boardtext'
import { FIXTURE } from './sample'

const QUESTIONS = new Set(FIXTURE.samples.map(questionOf))
QUESTIONS.delete('action')
const STROZZI = Array.from({ length: 10 }, (_, card) => card + 1)

testText('florence', {
  numbers: ['number', 'points', 'position', 'time', 'helps', 'spending', 'price', 'reward', 'members', 'cost', 'round', 'before', 'after', 'gifts'],
  words: [
    'location', 'boast', 'seat', 'seats', 'box', 'street', 'family', 'rank', 'who', 'colour', 'noble', 'what', 'card',
    'ends', 'rule', 'name', 'prices', 'rewards', 'winners', 'a', 'b', 'c',
  ],
  counts: { 'winners-count': 1 },
  composed: [
    ...[...QUESTIONS].map((question) => `board-hint-${question}`),
    ...['none', ...MODES].map((mode) => `board-hint-action-${mode}`),
    ...MODES.map((mode) => `board-action-${mode}`),
    ...Object.keys(BOX.facts.boast_points).map((boast) => `board-about-${boast}`),
    ...Object.keys(BOX.facts.scandal_costs).map((card) => `board-card-${card.replace(' ', '-')}`),
    ...['pay', 'refuse'].map((answer) => `board-giovanni-${answer}`),
    ...STROZZI.flatMap((card) => [`board-strozzi-card-${card}`, `board-strozzi-name-${card}`]),
  ],
})
