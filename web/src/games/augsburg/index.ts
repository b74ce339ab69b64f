/** The board of Augsburg 1520. */

import type { GameUI } from '../../table/contract'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import { BOX } from './box'
import Deciding from './Deciding.svelte'
import Held from './Held.svelte'
import { roundOf } from './history'
import Mine from './Mine.svelte'
import { flights, places } from './places'
import Rivals from './Rivals.svelte'
import Side from './Side.svelte'
import { standing } from './tags'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import type { AugsburgEvent, AugsburgView } from './view'

const augsburg: GameUI<AugsburgView, AugsburgEvent> = {
  box: BOX,
  Bar,
  Board,
  Deciding,
  Mine,
  Held,
  Rivals,
  Side,
  layout: 'augsburg',
  text: { en, fr },
  round: (_view, log) => roundOf(log),
  standing,
  places,
  flights,
}

export default augsburg
