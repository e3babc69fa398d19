import type { SlotName } from '@portal/contract/extension-points'
import type { Gate } from '@portal/contract/registry'
import type { RouteName } from '@portal/contract/route-name'
import { use, useMemo } from 'react'
import { PortalContext, useStore } from './context.tsx'
import type { Portal, SlotEntry } from './portal.ts'

/** What this customer may see at this firm. */
export interface Permissions extends Pick<Portal, 'isAllowed' | 'slot'> {
  pathOf(route: RouteName): string | null
}

/**
 * What the customer may see, as it is known now: a component that asks is drawn again when the answers may have changed,
 * and gets other functions then.
 */
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

/** Whether what a gate guards is for this customer, at this firm. */
export const useIsAllowed = (gate?: Gate): boolean => usePermissions().isAllowed(gate)

/** Path of a screen by the id of its route; null while no remote brings it, or it is switched off here. */
export const useRoutePath = (route: RouteName): string | null => usePermissions().pathOf(route)

/** What other remotes show in a slot, in order. */
export const useSlot = (name: SlotName): readonly SlotEntry[] => usePermissions().slot(name)
