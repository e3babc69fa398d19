import { getPolicies, type Policy } from '@portal/contract/policy'
import { gatherPackages, isShownPolicy } from '@portal/domain/policy'
import { type Shown, useRead } from '@portal/remote-kit'
import { useMemo } from 'react'

/** The customer's policies that the portal shows (POLICY-06), and the number of others. */
export function usePolicies(): Shown<{ policies: Policy[]; hidden: number }> & {
  isPlaceholderData: boolean
} {
  const { data, isPending, isPlaceholderData, refetch } = useRead(getPolicies)
  const known = useMemo(() => {
    if (!data) return undefined
    const all = gatherPackages(data.data)
    const policies = all.filter(isShownPolicy)
    return { policies, hidden: all.length - policies.length }
  }, [data])
  return { data: known, isPending, isPlaceholderData, refetch }
}
