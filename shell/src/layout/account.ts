import { useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { useShell } from './context.tsx'
import { useTakenOver } from './hydration-boundary.tsx'

/** Placeholder customer during server rendering. */
export const nobody: Account = { id: '', name: '', username: '' }

/** The signed-in customer; the placeholder customer during hydration. */
export function useAccount(): Account {
  const account = useStore(useShell().session.account)
  return useTakenOver() && account ? account : nobody
}
