/** Whether and how this browser can be notified while no page is open. */

import type { NewPush } from '../api/types'
import type { Language } from '../words/contract'
import { fromText, toText } from './passkey'

/** Whether it can at all: it needs a service worker, and a safe address. */
export const mayPush = (): boolean =>
  'serviceWorker' in navigator && typeof PushManager !== 'undefined' && typeof Notification !== 'undefined'

/** Subscribe, once somebody has asked for it; null if the browser does not allow it. */
export async function subscribe(key: string, language: Language): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: fromText(key) })
    const [p256dh, auth] = [made.getKey('p256dh'), made.getKey('auth')]
    return p256dh && auth ? { endpoint: made.endpoint, p256dh: toText(p256dh), auth: toText(auth), language } : null
  } catch {
    return null
  }
}

/** Let the browser forget the subscription too. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  await (await worker.pushManager.getSubscription())?.unsubscribe()
}
