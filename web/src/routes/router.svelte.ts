/** Where the page is; links inside the page change it without loading anything. */

import { routeOf, type Route } from './routes'

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash))

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  replace(path: string): void {
    history.replaceState(null, '', path)
    this.read()
  }

  read = (): void => {
    this.route = routeOf(location.pathname, location.hash)
  }

  onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    // A fragment of this very page, such as the link that skips to the contents.
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }

  listen(): () => void {
    addEventListener('popstate', this.read)
    addEventListener('hashchange', this.read)
    document.addEventListener('click', this.onClick)
    return () => {
      removeEventListener('popstate', this.read)
      removeEventListener('hashchange', this.read)
      document.removeEventListener('click', this.onClick)
    }
  }
}

export const router = new Router()
