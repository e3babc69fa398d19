import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { comeAlive } from './place.ts'

const TakenOver = createContext(true)

/**
 * Whether the shell draws for itself: false while a frame from the edge is taken over, which has to be drawn as it stands,
 * without anything that only the browser knows.
 */
export const useTakenOver = (): boolean => use(TakenOver)

/** Lets what is in it take a drawn frame over as it stands, and then fill in the rest, in steps that a slow device answers between. */
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
