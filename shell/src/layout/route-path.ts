import { plainPath } from '../routing/resolve.ts'
import { useShell } from './context.tsx'

/** Path of a route by the id that the specification gives it; null while no remote brings it, or it is switched off. */
export function useRoutePath(id: string): string | null {
  const { remotes, core } = useShell()
  const route = remotes.flatMap(({ contributes }) => contributes.routes).find((one) => one.id === id)
  return route && core.isAllowed(route.gate) ? plainPath(route) : null
}
