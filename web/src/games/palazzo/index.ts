/** The board of Palazzo. */

import type { GameUI } from '../../table/contract'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import Deciding from './Deciding.svelte'
import Mine from './Mine.svelte'
import { flights, places } from './places'
import Rivals from './Rivals.svelte'
import { turnsBegun } from './rounds'
import Side from './Side.svelte'
import { standing } from './standing'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import type { PalazzoView } from './view'

const palazzo: GameUI<PalazzoView> = {
  Bar,
  Board,
  Deciding,
  Mine,
  Rivals,
  Side,
  layout: 'palazzo',
  text: { en, fr },
  round: (_view, log) => Math.max(1, turnsBegun(log)),
  standing,
  places,
  flights,
}

export default palazzo
