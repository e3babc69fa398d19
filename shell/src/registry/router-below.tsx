import { BrowserRouter } from '@portal/remote-kit/router'
import type { ComponentType, ReactNode } from 'react'

/** The browser's router for a portal whose addresses stand below a path: remotes know nothing of that path. */
export const routerBelow = (base: string): ComponentType<{ children?: ReactNode }> =>
  function RouterBelow({ children }) {
    return <BrowserRouter basename={base}>{children}</BrowserRouter>
  }
