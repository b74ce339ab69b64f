/** How the page calls somebody who looks elsewhere: the tab's icon, and a notification if they want one. */

import { settings } from './settings.svelte'

const ICON = '/icon.svg'
const ICON_CALLING = '/icon-turn.svg'

/** Mark the tab, or let it be. */
export function markTab(calling: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', calling ? ICON_CALLING : ICON)
}

export const mayNotify = (): boolean => typeof Notification !== 'undefined'

/** Ask the browser, once somebody has asked for it; whether it may be. */
export async function allowNotifications(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Tell somebody whose tab is hidden. */
export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !mayNotify() || Notification.permission !== 'granted') return
  const shown = new Notification(title, { body: text, icon: ICON_CALLING, tag: 'quattrocento-turn' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
