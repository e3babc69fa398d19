import { useStore } from '@portal/remote-kit'
import { useIsHydrated } from './hydration.tsx'
import { useShell } from './shell-context.tsx'

/** Whether the customer must first set up a second factor (KEYS-10); false during hydration. */
export function useMfaRequired(): boolean {
  const isRequired = useStore(useShell().mfaRequired)
  return useIsHydrated() && isRequired
}
