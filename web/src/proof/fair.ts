/** Opening and joining tables with chance of one's own, after the server has committed to its own. */

import { api } from '../api/client'
import type { EventInfo, Invitation, NewEvent, NewTable, TableInfo } from '../api/types'
import { receipts } from './receipts'

const ENTROPY_BYTES = 32

/** Keep what was shown before anything was added here, and whose signatures are to be expected. */
async function keep(table: string, commitment: string, entropy: string): Promise<void> {
  receipts.begin(table, commitment, entropy, (await api.key()).key)
}

function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Open a table: the server commits first, then the host adds chance. */
export async function open(wish: NewTable): Promise<TableInfo> {
  const { commitment } = await api.commit()
  const entropy = newEntropy()
  const table = await api.open({ ...wish, commitment, entropy })
  await keep(table.id, commitment, entropy)
  return table
}

/** Set the same deals for several tables; the host's chance goes into all of them. */
export async function openEvent(wish: NewEvent): Promise<EventInfo> {
  const { commitment } = await api.commit()
  return api.openEvent({ ...wish, commitment, entropy: newEntropy() })
}

/** Another game of the same players; whoever asks first hosts it. */
export async function rematch(played: TableInfo): Promise<TableInfo> {
  if (played.rematch) return api.rematch(played.id, {})
  const { commitment } = await api.commit()
  const entropy = newEntropy()
  const table = await api.rematch(played.id, { commitment, entropy })
  if (table.proof?.commitment === commitment) await keep(table.id, commitment, entropy)
  return table
}

/** Take an open seat at a table that is looked at. */
export async function join(shown: TableInfo, seat: number | null, code: string | null): Promise<TableInfo> {
  const entropy = newEntropy()
  const table = await api.join(shown.id, { seat, code, entropy })
  if (shown.proof) await keep(shown.id, shown.proof.commitment, entropy)
  return table
}

/** Take an open seat at the table that a code invites to. */
export async function joinByCode(code: string, invitation: Invitation | null): Promise<TableInfo> {
  const entropy = newEntropy()
  const { table: shown } = invitation ?? (await api.invitation(code))
  const table = await api.joinByCode({ code, entropy })
  if (shown.proof) await keep(shown.id, shown.proof.commitment, entropy)
  return table
}
