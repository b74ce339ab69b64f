/** Pictures for the overview of the rules of The Princes of Florence. */

import { icon } from '../../art/icons'
import { loosePiece } from '../../art/princes'
import type { OverviewPictures } from '../overview'

const pictures = (): OverviewPictures => ({
  contents: [loosePiece('opera', ['##', '##', '#.'], 24), loosePiece('forest', ['###'], 24), loosePiece('lake', ['##', '##'], 24), icon('jester', 40), icon('builder', 40)],
})

export default pictures
