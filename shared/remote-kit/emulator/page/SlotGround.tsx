import { QueryClientProvider } from '@portal/remote-kit/query'
import type { ReactNode } from 'react'
import { PortalContext } from '../../src/context.tsx'
import type { Portal } from '../../src/portal.ts'
import { ScreenRouter } from '../../src/screen-router.tsx'

const signal = new AbortController().signal

/** What slots need around them: the portal that fills them, its answers, and the address. */
export const SlotGround = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <QueryClientProvider client={portal.queries}>
    <ScreenRouter>
      <PortalContext value={{ ...portal, signal }}>{children}</PortalContext>
    </ScreenRouter>
  </QueryClientProvider>
)
