import { useStore } from '@portal/remote-kit'
import { useShell } from './shell-context.tsx'

/** Returns the path of a route by its id; null if no remote has the route or it is switched off. */
export function useRoutePath(id: string): string | null {
  const { core, portalFor } = useShell()
  useStore(core.permissions)
  return portalFor('shell').pathOf(id)
}
