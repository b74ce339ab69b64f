/** The board of Florence. */

import type { GameUI, LogLine } from '../../table/contract'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import { BOX } from './box'
import Deciding from './Deciding.svelte'
import './layout.css'
import Mine from './Mine.svelte'
import { flights, places } from './places'
import Rivals from './Rivals.svelte'
import Side from './Side.svelte'
import { standing } from './standing'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import type { FlorenceView } from './view'

function roundOf(log: readonly LogLine[]): number {
  const begun = log.findLast((line) => line.event.type === 'RoundBegan')
  return Number(begun?.event['round'] ?? 1)
}

const florence: GameUI<FlorenceView> = {
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
}

export default florence
