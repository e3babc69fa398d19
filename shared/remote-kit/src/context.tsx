import type { SlotName } from '@portal/contract/extension-points'
import type { AccessGate } from '@portal/contract/remote-registry'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { Account, Portal, SlotEntry, Store } from './portal.ts'
import type { RouteName } from './route-name.ts'

/** A remote's portal with a signal that aborts when the view unmounts. */
export type ViewPortal = Portal & { readonly signal: AbortSignal }

export const PortalContext = createContext<ViewPortal | null>(null)

/** Permissions change over time, so views read them with `usePermissions`. */
export function usePortal(): Omit<ViewPortal, 'isAllowed' | 'pathOf' | 'slot'> {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePortal is for components inside a view')
  return portal
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

export function useSession(): Account | null {
  return useStore(usePortal().session.account)
}

export function useTenant() {
  return useStore(usePortal().tenant)
}

export function useLanguage() {
  return useStore(usePortal().language.current)
}

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
