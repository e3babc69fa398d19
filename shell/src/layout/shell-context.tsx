import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import type { RouteDestination } from '@portal/domain/routing'
import { useStore } from '@portal/remote-kit'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Shell } from '../shell.ts'

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell is for the shell’s own components')
  return shell
}

export function useRemoteLabel(): (remote: PublishedRemote, id: string) => string {
  const { language, formal } = useStore(useShell().language.current)
  return (remote, id) => remote.labels[formal ? (`${language}_u` as const) : language]?.[id] ?? id
}

/** Returns the path of a route by its id; null if no remote has the route or it is switched off. */
export function useRoutePath(id: string): string | null {
  const { core, portalFor } = useShell()
  useStore(core.permissions)
  return portalFor('shell').pathOf(id)
}

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
