import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { finishHydration } from './root-element.ts'

const HydratedContext = createContext(true)

/**
 * Whether the layout is hydrated. During hydration components must render what the server rendered, without values that
 * only the browser knows.
 */
export const useIsHydrated = (): boolean => use(HydratedContext)

/**
 * Hydrates a server-rendered layout unchanged, then renders client-only values in small steps, so that slow devices
 * stay responsive.
 */
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
