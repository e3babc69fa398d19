import { createContext, use, useSyncExternalStore } from 'react'
import type { Account, Portal, Store } from './portal.ts'

/** A remote's portal with a signal that aborts when the view unmounts. */
export type ViewPortal = Portal & { readonly signal: AbortSignal }

export const PortalContext = createContext<ViewPortal | null>(null)

/** Returns the portal inside a view. Permissions change over time, so views use `usePermissions` for them. */
export function usePortal(): Omit<ViewPortal, 'isAllowed' | 'pathOf' | 'slot'> {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePortal is for components inside a view')
  return portal
}

/** Subscribes to a store of the portal. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** The signed-in customer, or null. */
export function useSession(): Account | null {
  return useStore(usePortal().session.account)
}

/** The tenant, or null if none is known yet. */
export function useTenant() {
  return useStore(usePortal().tenant)
}

/** Current language and wording. */
export function useLanguage() {
  return useStore(usePortal().language.current)
}
