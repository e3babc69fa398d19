import { QueryClientProvider } from '@portal/remote-kit/query'
import type { ReactNode } from 'react'
import { PortalContext } from '../../src/context.tsx'
import type { Portal } from '../../src/portal.ts'
import { RouterRoot } from '../../src/portal-router.tsx'

const signal = new AbortController().signal

/** Providers that slots need: the portal, the query client and the router. */
export const SlotProviders = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <QueryClientProvider client={portal.queries}>
    <RouterRoot router={portal.router}>
      <PortalContext value={{ ...portal, signal }}>{children}</PortalContext>
    </RouterRoot>
  </QueryClientProvider>
)
