/** Pictures for the overview of Florence's rules. */

import { carriage, guard, mask, member } from '../../art/florence'
import type { OverviewPictures } from '../overview'

const pictures = (): OverviewPictures => ({
  contents: [member({ seat: 0 }, 'debutant', 58), member({ seat: 1 }, 'donna', 58), member({ seat: 2 }, 'maestro', 58), guard(0, 48), mask(44)],
  turn: [carriage('cosimo', 72), carriage('contessina', 72), carriage('giovanni', 72)],
})

export default pictures
