/** Pictures for the overview of Palazzo's rules. */

import { card } from '../../art/money'
import { architect, tile, tileBack } from '../../art/palazzo'
import type { OverviewPictures } from '../overview'

const pictures = (): OverviewPictures => ({
  contents: [tile('brick 1/2', 120), tile('sandstone 3/1', 120), tile('marble 5/3', 120), card('red 5', 48), card('brown 5', 48), card('white 5', 48), card('certificate', 48), architect(34)],
  turn: [tileBack(0, 72), tileBack(1, 72), tileBack(2, 72)],
  details: [card('red 7', 42), card('brown 7', 42), card('white 7', 42)],
})

export default pictures
