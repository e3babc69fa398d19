import type { Destination } from '@portal/domain/routing'
import { useSyncExternalStore } from 'react'
import type { Shell } from '../shell.ts'
import { useShell } from './context.tsx'

/** Destination of the page when hydration of the layout started. */
const initialDestinations = new WeakMap<Shell['routing'], Destination>()

/**
 * Records the destination that the server-rendered layout belongs to, wherever the customer navigates before hydration.
 */
export function recordInitialDestination({ routing }: Pick<Shell, 'routing'>): void {
  initialDestinations.set(routing, routing.destination.get())
}

/** The current destination; during hydration, that of the server-rendered layout. */
export function useCurrentDestination(): Destination {
  const { routing } = useShell()
  const { subscribe, get } = routing.destination
  return useSyncExternalStore(subscribe, get, () => initialDestinations.get(routing) ?? get())
}

/**
 * Selects a value from the current destination. Components render again only when it changes: rendering the whole shell
 * on navigation took a slow phone as long as the screen itself.
 */
export function useDestination<T extends string | boolean>(select: (destination: Destination) => T): T {
  const { routing } = useShell()
  const { subscribe, get } = routing.destination
  const selected = () => select(initialDestinations.get(routing) ?? get())
  return useSyncExternalStore(subscribe, () => select(get()), selected)
}
