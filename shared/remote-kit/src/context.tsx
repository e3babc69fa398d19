import { createContext, use, useSyncExternalStore } from 'react'
import type { Account, Portal, Store } from './portal.ts'

/** A remote's portal to the shell, with a signal that fires when the view it is used in goes away. */
export type ViewPortal = Portal & { readonly signal: AbortSignal }

export const PortalContext = createContext<ViewPortal | null>(null)

/** The portal, inside a view. What a customer may see changes, so views ask `usePermissions` for that. */
export function usePortal(): Omit<ViewPortal, 'isAllowed' | 'pathOf' | 'slot'> {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePortal is for components inside a view')
  return portal
}

/** Follows a store of the portal. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** The customer who is signed in, or null. */
export function useSession(): Account | null {
  return useStore(usePortal().session.account)
}

/** The firm, or null where none is known yet. */
export function useTenant() {
  return useStore(usePortal().tenant)
}

/** Language and wording in force. */
export function useLanguage() {
  return useStore(usePortal().language.current)
}
