/** The board of The Princes of Florence. */

import type { GameUI } from '../../table/contract'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import { BOX } from './box'
import Deciding from './Deciding.svelte'
import './layout.css'
import Mine from './Mine.svelte'
import { flights, places } from './places'
import Rivals from './Rivals.svelte'
import { roundOf } from './rounds'
import { standing } from './standing'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import type { PrincesEvent, PrincesView } from './view'

const princes: GameUI<PrincesView, PrincesEvent> = {
  box: BOX,
  Bar,
  Board,
  Deciding,
  Mine,
  Rivals,
  layout: 'princes',
  text: { en, fr },
  round: (_view, log) => roundOf(log),
  standing,
  places,
  flights,
}

export default princes
