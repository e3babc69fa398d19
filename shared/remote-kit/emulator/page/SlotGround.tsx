import { QueryClientProvider } from '@portal/remote-kit/query'
import type { ReactNode } from 'react'
import { PortalContext } from '../../src/context.tsx'
import type { Portal } from '../../src/portal.ts'
import { RouterRoot } from '../../src/portal-router.tsx'

const signal = new AbortController().signal

/** What slots need around them: the portal that fills them, its answers, and the address. */
export const SlotGround = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <QueryClientProvider client={portal.queries}>
    <RouterRoot router={portal.router}>
      <PortalContext value={{ ...portal, signal }}>{children}</PortalContext>
    </RouterRoot>
  </QueryClientProvider>
)
