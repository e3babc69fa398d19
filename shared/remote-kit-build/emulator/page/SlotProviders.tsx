import { PortalContext } from '@portal/remote-kit/context'
import type { Portal } from '@portal/remote-kit/portal'
import { RouterRoot } from '@portal/remote-kit/portal-router'
import { QueryClientProvider } from '@portal/remote-kit/query'
import type { ReactNode } from 'react'

const signal = new AbortController().signal

/** Providers that slots need: the portal, the query client and the router. */
export const SlotProviders = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <QueryClientProvider client={portal.queries}>
    <RouterRoot router={portal.router}>
      <PortalContext value={{ ...portal, signal }}>{children}</PortalContext>
    </RouterRoot>
  </QueryClientProvider>
)
