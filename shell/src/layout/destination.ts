import { useSyncExternalStore } from 'react'
import type { Destination } from '../routing/resolve.ts'
import { useShell } from './context.tsx'

/**
 * Something about where the address leads. What asks is drawn anew only when that changes: going to another screen would
 * otherwise draw the whole shell again, which took a slow phone as long as the screen itself.
 */
export function useDestination<T extends string | boolean>(look: (destination: Destination) => T): T {
  const { destination } = useShell().routing
  const now = () => look(destination.get())
  return useSyncExternalStore(destination.subscribe, now, now)
}
