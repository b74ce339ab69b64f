/** What is in the box of the game. */

import type { components } from '../../api/schema'
import { Box } from '../box'

export const BOX = new Box<components['schemas']['FlorenceBox']>()
