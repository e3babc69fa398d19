import { BrowserRouter, useLocation } from '@portal/remote-kit/router'
import { type ReactNode, useEffect } from 'react'

/**
 * The router around a screen: the browser's. It reads the address when it is drawn and hears of others once it stands;
 * of one that came in between it is told then. In edge bundles the build puts `edge/screen-router` in its place.
 */
export const ScreenRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    {children}
    <Missed />
  </BrowserRouter>
)

function Missed() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname + search !== location.pathname + location.search)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [pathname, search])
  return null
}
