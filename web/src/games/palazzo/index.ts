/** The board of Palazzo. */

import type { GameUI } from '../../table/contract'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import { BOX } from './box'
import Deciding from './Deciding.svelte'
import Held from './Held.svelte'
import Mine from './Mine.svelte'
import { flights, places } from './places'
import Rivals from './Rivals.svelte'
import { turnsBegun } from './rounds'
import Side from './Side.svelte'
import { standing } from './standing'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import type { PalazzoEvent, PalazzoView } from './view'

const palazzo: GameUI<PalazzoView, PalazzoEvent> = {
  box: BOX,
  Bar,
  Board,
  Deciding,
  Mine,
  Held,
  Rivals,
  Side,
  layout: 'palazzo',
  text: { en, fr },
  round: (_view, log) => Math.max(1, turnsBegun(log)),
  // Three players with three turns each.
  practice: 9,
  standing,
  places,
  flights,
}

export default palazzo
