import { useStore } from '@portal/remote-kit'
import { useShell } from './context.tsx'

/** Path of a route by the id that the specification gives it; null while no remote brings it, or it is switched off. */
export function useRoutePath(id: string): string | null {
  const portal = useShell().portalFor('shell')
  useStore(portal.permissions)
  return portal.pathOf(id)
}
