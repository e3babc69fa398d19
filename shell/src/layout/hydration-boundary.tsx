import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { comeAlive } from './place.ts'

const TakenOver = createContext(true)

/**
 * Whether the layout is hydrated. False during hydration, when components must render what the server rendered, without
 * values that only the browser knows.
 */
export const useTakenOver = (): boolean => use(TakenOver)

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
  const [takenOver, setTakenOver] = useState(!serverRendered)
  useEffect(() => {
    comeAlive()
    startTransition(() => setTakenOver(true))
  }, [])
  return <TakenOver value={takenOver}>{children}</TakenOver>
}
