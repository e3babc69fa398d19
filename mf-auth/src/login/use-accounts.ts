import { usePortal } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { useSyncExternalStore } from 'react'

const none: readonly Account[] = []

/** The accounts of this device; none while server HTML is hydrated, which knows of no device. */
export function useAccounts(): readonly Account[] {
  const { accounts } = usePortal().session
  return useSyncExternalStore(accounts.subscribe, accounts.get, () => none)
}
