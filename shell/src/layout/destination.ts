import type { RouteDestination } from '@portal/domain/routing'
import { useSyncExternalStore } from 'react'
import type { Shell } from '../shell.ts'
import { useShell } from './context.tsx'

const initialDestinations = new WeakMap<Shell['routing'], RouteDestination>()

/** Records the destination of the server-rendered layout, even if the customer navigates before hydration. */
export function recordInitialDestination({ routing }: Pick<Shell, 'routing'>): void {
  initialDestinations.set(routing, routing.destination.get())
}

/** Returns the current destination; during hydration the destination of the server-rendered layout. */
export function useCurrentDestination(): RouteDestination {
  const { routing } = useShell()
  const { subscribe, get } = routing.destination
  return useSyncExternalStore(subscribe, get, () => initialDestinations.get(routing) ?? get())
}

/**
 * Selects a value from the current destination. Components render again only when this value changes: rendering the
 * whole shell on navigation took a slow phone as long as the screen itself.
 */
export function useDestination<T extends string | boolean>(select: (destination: RouteDestination) => T): T {
  const { routing } = useShell()
  const { subscribe, get } = routing.destination
  const selectFromDestination = () => select(initialDestinations.get(routing) ?? get())
  return useSyncExternalStore(subscribe, () => select(get()), selectFromDestination)
}
