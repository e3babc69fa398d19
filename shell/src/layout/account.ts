import { useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { useShell } from './context.tsx'
import { useTakenOver } from './hydration-boundary.tsx'

/** The customer of a frame that is drawn at the edge, where nobody is known. */
export const nobody: Account = { id: '', name: '', username: '' }

/** The customer who is signed in; nobody while a frame from the edge is taken over. */
export function useAccount(): Account {
  const account = useStore(useShell().session.account)
  return useTakenOver() && account ? account : nobody
}
