/** What the page asks about people, beside their names and games. */

import { fetched, json } from '../api/client'
import type {
  DeviceLink,
  DeviceList,
  LinkOffer,
  Me,
  NewPasskey,
  Note,
  PasskeyCreation,
  PasskeyInfo,
  PasskeyList,
  PasskeyRequest,
  ShownPasskey,
  VacationInfo,
} from '../api/types'

const one = (room: string, id: string, rest: string): string => `/me/${room}/${encodeURIComponent(id)}${rest}`

export const people = {
  devices: async () => (await json<DeviceList>('GET', '/me/devices')).devices,
  linkDevice: () => json<DeviceLink>('POST', '/me/devices/link'),
  offerOf: (token: string) => json<LinkOffer>('POST', '/me/devices/offer', { token }),
  acceptLink: (token: string) => json<Me>('POST', '/me/devices/accept', { token }),
  passkeys: async () => (await json<PasskeyList>('GET', '/me/passkeys')).passkeys,
  beginPasskey: () => json<PasskeyCreation>('POST', '/me/passkeys/begin'),
  makePasskey: (made: NewPasskey) => json<PasskeyInfo>('POST', '/me/passkeys', made),
  askForPasskey: () => json<PasskeyRequest>('POST', '/me/passkeys/ask'),
  showPasskey: (shown: ShownPasskey) => json<Me>('POST', '/me/passkeys/show', shown),
  removePasskey: async (id: string): Promise<void> => {
    await fetched('POST', '/me/passkeys/remove', { id })
  },
  note: async (table: string) => (await json<Note>('GET', `/tables/${encodeURIComponent(table)}/note`)).text,
  writeNote: (table: string, text: string) => json<Note>('PUT', `/tables/${encodeURIComponent(table)}/note`, { text }),
  vacation: () => json<VacationInfo>('GET', '/me/vacation'),
  goOnVacation: (days: number) => json<VacationInfo>('POST', '/me/vacation', { days }),
  endVacation: () => json<VacationInfo>('POST', '/me/vacation/end'),
  removeDevice: async (id: string): Promise<void> => {
    await fetched('POST', one('devices', id, '/remove'))
  },
}
