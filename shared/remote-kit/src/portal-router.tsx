import { createPath, Router } from '@portal/remote-kit/router'
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import type { PortalRouter } from './portal.ts'

type NavigateFunction = (path: string, options?: { replace?: boolean; state?: unknown }) => void

/** Changes the URL and dispatches `popstate`, for pages without single-spa. */
export const navigatePage: NavigateFunction = (path, { replace = false, state = null } = {}) => {
  history[replace ? 'replaceState' : 'pushState'](state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

/**
 * Creates the router of a page; the shell and all screens share it.
 * @param basename base path of the portal; empty at the root
 */
export function createRouter(navigate: NavigateFunction, basename = ''): PortalRouter {
  const readLocation = () => {
    const { href, pathname, search, hash } = window.location
    return { href, location: { pathname, search, hash, state: history.state, key: href } }
  }
  let known = readLocation()
  return Object.freeze({
    basename,
    location: Object.freeze({
      get: () => {
        if (known.href !== window.location.href) known = readLocation()
        return known.location
      },
      /**
       * Calls `listener` after each navigation. single-spa calls listeners that were added after its start only when
       * the previous screen is unmounted.
       */
      subscribe: (listener: () => void) => {
        const notifyListener = () => listener()
        addEventListener('popstate', notifyListener)
        return () => removeEventListener('popstate', notifyListener)
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
    const updateShownLocation = () => startTransition(() => setShown(location.get()))
    updateShownLocation()
    return location.subscribe(updateShownLocation)
  }, [location])
  return (
    <Router basename={basename} location={shown} navigator={navigator}>
      {children}
    </Router>
  )
}
