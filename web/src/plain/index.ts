/** A plain board for any game that has none of its own: what one sees as lists, what one may do as buttons. */

import type { GameUI } from '../table/contract'
import Board from './Board.svelte'
import Deciding from './Deciding.svelte'
import Mine from './Mine.svelte'
import Rivals from './Rivals.svelte'
import { roundOf } from './fields'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'

const plain: GameUI = {
  Board,
  Deciding,
  Mine,
  Rivals,
  layout: 'plain',
  text: { en, fr },
  round: roundOf,
  places: () => [],
  flights: () => [],
}

export default plain
