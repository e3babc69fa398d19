import { useShell } from './context.tsx'

/** Path of a route by the id that the specification gives it; null while no remote brings it, or it is switched off. */
export const useRoutePath = (id: string): string | null => useShell().portalFor('shell').pathOf(id)
