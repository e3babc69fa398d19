import { useStore } from '@portal/remote-kit'
import type { Store } from '@portal/remote-kit/portal'
import { Router } from '@portal/remote-kit/router'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { Line } from './line.ts'

type Navigator = ComponentProps<typeof Router>['navigator']
type To = Parameters<Navigator['push']>[0]

const pathOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

/** The router of a frame: a document of no origin has no addresses, so it stands at the page's, and steps are the page's to take. */
export function frameRouter(line: Line, address: Store<string>): ComponentType<{ children?: ReactNode }> {
  const navigator: Navigator = {
    createHref: pathOf,
    push: (to) => line.tell({ kind: 'navigate', path: pathOf(to), replace: false }),
    replace: (to) => line.tell({ kind: 'navigate', path: pathOf(to), replace: true }),
    go: (steps) => steps === -1 && line.tell({ kind: 'back' }),
  }
  return function FrameRouter({ children }) {
    return (
      <Router location={useStore(address)} navigator={navigator}>
        {children}
      </Router>
    )
  }
}
