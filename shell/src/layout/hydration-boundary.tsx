import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { finishHydration } from './root-element.ts'

const HydratedContext = createContext(true)

/** Whether hydration has finished. During hydration, components must render what the server rendered. */
export const useIsHydrated = (): boolean => use(HydratedContext)

/** Hydrates a server-rendered layout, then renders client-only values in a transition. */
export function HydrationBoundary({
  serverRendered,
  children,
}: {
  serverRendered: boolean
  children: ReactNode
}) {
  const [isHydrated, setIsHydrated] = useState(!serverRendered)
  useEffect(() => {
    finishHydration()
    startTransition(() => setIsHydrated(true))
  }, [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
