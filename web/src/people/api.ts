/** What the page asks about people, beside their names and games. */

import { fetched, json } from '../api/client'
import type {
  CallSettings,
  DeviceLink,
  DeviceList,
  HookSecret,
  LinkOffer,
  Me,
  NewHook,
  NewMail,
  NewPasskey,
  NewPush,
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
  calls: () => json<CallSettings>('GET', '/me/calls'),
  callBrowser: (wish: NewPush) => json<CallSettings>('POST', '/me/calls/push', wish),
  callMail: (wish: NewMail) => json<CallSettings>('POST', '/me/calls/mail', wish),
  callHook: (wish: NewHook) => json<HookSecret>('POST', '/me/calls/hook', wish),
  callNoMore: (id: string) => json<CallSettings>('POST', one('calls', id, '/remove')),
  followMailLink: async (wish: 'confirm' | 'stop', token: string): Promise<void> => {
    await fetched('POST', `/mail/${wish}`, { token })
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
