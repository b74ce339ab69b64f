/** What the page asks about people, beside their names and games. */

import { fetched, json } from '../api/client'
import type { DeviceLink, DeviceList, LinkOffer, Me } from '../api/types'

const one = (room: string, id: string, rest: string): string => `/me/${room}/${encodeURIComponent(id)}${rest}`

export const people = {
  devices: async () => (await json<DeviceList>('GET', '/me/devices')).devices,
  linkDevice: () => json<DeviceLink>('POST', '/me/devices/link'),
  offerOf: (token: string) => json<LinkOffer>('POST', '/me/devices/offer', { token }),
  acceptLink: (token: string) => json<Me>('POST', '/me/devices/accept', { token }),
  removeDevice: async (id: string): Promise<void> => {
    await fetched('POST', one('devices', id, '/remove'))
  },
}
