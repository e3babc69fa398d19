import { PortalContext } from '@portal/remote-kit/context'
import type { Portal } from '@portal/remote-kit/portal'
import { RouterRoot } from '@portal/remote-kit/portal-router'
import { QueryClientProvider } from '@portal/remote-kit/query'
import type { ReactNode } from 'react'

const neverAbortedSignal = new AbortController().signal

export const SlotProviders = ({ portal, children }: { portal: Portal; children: ReactNode }) => (
  <QueryClientProvider client={portal.queries}>
    <RouterRoot router={portal.router}>
      <PortalContext value={{ ...portal, signal: neverAbortedSignal }}>{children}</PortalContext>
    </RouterRoot>
  </QueryClientProvider>
)
