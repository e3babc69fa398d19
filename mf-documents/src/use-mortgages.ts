import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { useIsAllowed, useRead } from '@portal/remote-kit'

const gate = { flags: [{ name: 'show_mortgages', absent: 'on' as const }] }
const none: Mortgage[] = []

/** The mortgages, for what they ask of the customer; none, and not read, at a firm that shows none (TENANT-11). */
export function useMortgages() {
  const shown = useIsAllowed(gate)
  const { data, isPending, isError, refetch } = useRead(getMortgages, undefined, { enabled: shown })
  return {
    mortgages: shown ? data?.data : none,
    pending: shown && isPending,
    refetch: () => {
      if (isError) void refetch()
    },
  }
}
