/** Pictures for the overview of Palazzo's rules. */

import { architect, tile, tileBack } from '../../art/palazzo'
import type { OverviewPictures } from '../overview'
import { BOX } from './box'
import { drawnCard } from './cards'

function coins(width: number): string[] {
  const { currencies, card_values } = BOX.facts
  return currencies.map((currency) => drawnCard(`${currency} ${Math.max(...card_values)}`, width))
}

const pictures = (): OverviewPictures => ({
  contents: [tile('brick 1/2', 120), tile('sandstone 3/1', 120), tile('marble 5/3', 120), ...coins(48), drawnCard('certificate', 48), architect(34)],
  turn: [tileBack(0, 72), tileBack(1, 72), tileBack(2, 72)],
  details: coins(42),
})

export default pictures
