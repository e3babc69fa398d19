import { createContext, use, useSyncExternalStore } from 'react'
import type { Account, Portal, Store } from './portal.ts'

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
