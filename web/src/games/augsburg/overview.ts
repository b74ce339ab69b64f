/** Pictures for the overview of the rules of Augsburg 1520. */

import { bondPip, medal, rankCard } from '../../art/augsburg'
import type { OverviewPictures } from '../overview'

const NOBLES = ['philipp', 'louise', 'leo', 'maria', 'maximilian']

const pictures = (): OverviewPictures => ({
  contents: [bondPip('louise 5', 34), bondPip('maria 17', 34), bondPip('joker', 34), rankCard('yellow', 2, 40), rankCard('orange', 2, 40), rankCard('purple', 2, 40)],
  turn: NOBLES.map((noble) => medal(noble, 56)),
})

export default pictures
