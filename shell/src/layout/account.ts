import { useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { useIsHydrated } from './hydration-boundary.tsx'
import { useShell } from './shell-context.tsx'

export const placeholderAccount: Account = { id: '', name: '', username: '' }

export function useAccount(): Account {
  const account = useStore(useShell().session.account)
  return useIsHydrated() && account ? account : placeholderAccount
}
