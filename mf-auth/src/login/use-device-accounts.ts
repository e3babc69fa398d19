import { usePortal } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { useSyncExternalStore } from 'react'

const noAccounts: readonly Account[] = []

/** Accounts on this device; empty during hydration, since the server cannot know them. */
export function useDeviceAccounts(): readonly Account[] {
  const { accounts } = usePortal().session
  return useSyncExternalStore(accounts.subscribe, accounts.get, () => noAccounts)
}
