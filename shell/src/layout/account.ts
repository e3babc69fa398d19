import { useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { useShell } from './context.tsx'
import { useIsHydrated } from './hydration-boundary.tsx'

export const placeholderAccount: Account = { id: '', name: '', username: '' }

export function useAccount(): Account {
  const account = useStore(useShell().session.account)
  return useIsHydrated() && account ? account : placeholderAccount
}
