import type { RouteDestination } from '@portal/domain/routing'
import { useSyncExternalStore } from 'react'
import type { Shell } from '../shell.ts'
import { useShell } from './shell-context.tsx'

const initialDestinations = new WeakMap<Shell['routing'], RouteDestination>()

/**
 * Records the destination that the server rendered, so that hydration renders the same one if the customer has
 * navigated meanwhile.
 */
export function recordInitialDestination({ routing }: Pick<Shell, 'routing'>): void {
  initialDestinations.set(routing, routing.destination.get())
}

export function useCurrentDestination(): RouteDestination {
  const { routing } = useShell()
  const { subscribe, get } = routing.destination
  return useSyncExternalStore(subscribe, get, () => initialDestinations.get(routing) ?? get())
}

/**
 * Returns a value that `select` takes from the route's destination. The component renders again only when that value
 * changes, because rendering the whole shell on each navigation would delay the screen.
 */
export function useDestination<T extends string | boolean>(select: (destination: RouteDestination) => T): T {
  const { routing } = useShell()
  const { subscribe, get } = routing.destination
  const selectFromDestination = () => select(initialDestinations.get(routing) ?? get())
  return useSyncExternalStore(subscribe, () => select(get()), selectFromDestination)
}
