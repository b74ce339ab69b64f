/** The board of Florence. */

import type { GameUI, LogLine } from '../../table/contract'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import { BOX } from './box'
import Deciding from './Deciding.svelte'
import './layout.css'
import Mine from './Mine.svelte'
import { flights, gain, places } from './places'
import Rivals from './Rivals.svelte'
import Side from './Side.svelte'
import { standing } from './standing'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import type { FlorenceEvent, FlorenceView } from './view'

function roundOf(log: readonly LogLine<FlorenceEvent>[]): number {
  let round = 1
  for (const { event } of log) if (event.type === 'RoundBegan') round = event.round
  return round
}

const florence: GameUI<FlorenceView, FlorenceEvent> = {
  box: BOX,
  Bar,
  Board,
  Deciding,
  Mine,
  Rivals,
  Side,
  layout: 'florence',
  text: { en, fr },
  round: (_view, log) => roundOf(log),
  standing,
  places,
  flights,
  gain,
}

export default florence
