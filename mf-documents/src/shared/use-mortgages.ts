import { featureGates } from '@portal/contract/feature-gate'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { useIsAllowed, useRead } from '@portal/remote-kit'

const none: Mortgage[] = []

/** The mortgages, for what they ask of the customer; none, and not read, at a firm that shows none (TENANT-11). */
export function useMortgages() {
  const shown = useIsAllowed(featureGates.mortgages)
  const { data, isPending, isError, refetch } = useRead(getMortgages)
  return {
    mortgages: shown ? data?.data : none,
    pending: shown && isPending,
    refetch: () => {
      if (isError) void refetch()
    },
  }
}
