import type { SlotName } from '@portal/contract/extension-points'
import type { AccessGate } from '@portal/contract/remote-registry'
import { use, useMemo } from 'react'
import { PortalContext, useStore } from './context.tsx'
import type { Portal, SlotEntry } from './portal.ts'
import type { RouteName } from './route-name.ts'

export interface Permissions extends Pick<Portal, 'isAllowed' | 'slot'> {
  pathOf(route: RouteName): string | null
}

/** Permissions of the customer. A component that uses them renders again when they may have changed. */
export function usePermissions(): Permissions {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePermissions is for components inside a view')
  const known = useStore(portal.permissions)
  return useMemo(
    () => ({
      isAllowed: (gate) => portal.isAllowed(gate),
      pathOf: (route) => portal.pathOf(route),
      slot: (name) => portal.slot(name),
    }),
    [portal, known],
  )
}

export const useIsAllowed = (gate?: AccessGate): boolean => usePermissions().isAllowed(gate)

/** Path of a screen by its route id; null if no remote has it or it is switched off. */
export const useRoutePath = (route: RouteName): string | null => usePermissions().pathOf(route)

export const useSlot = (name: SlotName): readonly SlotEntry[] => usePermissions().slot(name)
