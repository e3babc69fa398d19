import { createPath, Router } from '@portal/remote-kit/router'
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import type { PortalRouter } from './portal.ts'

/** Changes the address of the page and dispatches `popstate`. */
type Navigate = (path: string, options?: { replace?: boolean; state?: unknown }) => void

/** Changes the address and dispatches `popstate` itself, for pages without single-spa. */
export const navigatePage: Navigate = (path, { replace = false, state = null } = {}) => {
  history[replace ? 'replaceState' : 'pushState'](state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

/**
 * Makes the router of a page, shared by the shell and all screens.
 * @param basename base path of the portal; empty at the root
 */
export function createRouter(navigate: Navigate, basename = ''): PortalRouter {
  const read = () => {
    const { href, pathname, search, hash } = window.location
    return { href, location: { pathname, search, hash, state: history.state, key: href } }
  }
  let known = read()
  return Object.freeze({
    basename,
    location: Object.freeze({
      get: () => {
        if (known.href !== window.location.href) known = read()
        return known.location
      },
      /**
       * Adds one listener per subscriber: single-spa delays listeners added after its start until the previous screen
       * is unmounted.
       */
      subscribe: (listener: () => void) => {
        const follow = () => listener()
        addEventListener('popstate', follow)
        return () => removeEventListener('popstate', follow)
      },
    }),
    navigator: Object.freeze({
      createHref: createHref,
      encodeLocation: (to) => new URL(createHref(to), window.location.origin),
      push: (to, state) => navigate(createHref(to), { state }),
      replace: (to, state) => navigate(createHref(to), { replace: true, state }),
      go: (steps) => history.go(steps),
    } satisfies PortalRouter['navigator']),
  })
}

const createHref: PortalRouter['navigator']['createHref'] = (to) =>
  typeof to === 'string' ? to : createPath(to)

export function RouterRoot({ router, children }: { router: PortalRouter; children: ReactNode }) {
  const { basename, location, navigator } = router
  const [shown, setShown] = useState(location.get)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(location.get()))
    follow()
    return location.subscribe(follow)
  }, [location])
  return (
    <Router basename={basename} location={shown} navigator={navigator}>
      {children}
    </Router>
  )
}
