/**
 * Keeps the page's shell, so that whoever is offline is told so by the page itself.
 *
 * The page is asked for anew whenever the server answers. Files whose names hold a digest of their
 * content never change, and are taken from here. Whatever belongs to tables is never kept.
 */

const CACHE = 'quattrocento-1'
const SHELL = '/'
const KEPT_FILES = 80

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(shell))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
})

/** It is somebody's turn: the server says so while no page is open. */
self.addEventListener('push', (event) => {
  const { text = '', url = '/' } = event.data?.json() ?? {}
  const page = new URL(url, location.origin).href
  const shown = { body: text, icon: '/icon-turn.svg', tag: page, data: page }
  event.waitUntil(self.registration.showNotification('Quattrocento', shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(event.notification.data))
})

async function openTable(url) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => page.url === url)
  return open ? open.focus() : self.clients.openWindow(url)
}

async function keepShell() {
  const cache = await caches.open(CACHE)
  const response = await fetch(SHELL, { cache: 'no-store' })
  await cache.put(SHELL, response.clone())
  const files = [...(await response.text()).matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1])
  await cache.addAll([...new Set(files)])
}

async function shell() {
  return (await caches.match(SHELL)) ?? Response.error()
}

async function kept(request) {
  const found = await caches.match(request)
  if (found) return found
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, response.clone())
    await dropOldest(cache)
    // A file that is new here means a page that was built anew.
    if (/\/index-[^/]*\.js$/.test(request.url)) await keepShell()
  }
  return response
}

async function dropOldest(cache) {
  const files = (await cache.keys()).filter((each) => new URL(each.url).pathname !== SHELL)
  await Promise.all(files.slice(0, Math.max(0, files.length - KEPT_FILES)).map((each) => cache.delete(each)))
}

async function dropOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}
