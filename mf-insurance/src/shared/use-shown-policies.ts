import { getPolicies, type Policy } from '@portal/contract/policy'
import { groupPackages, isShownPolicy } from '@portal/domain/policy'
import { type ReadResult, useRead } from '@portal/remote-kit'
import { useMemo } from 'react'

/** Policies that the portal shows (POLICY-06), and the number of policies that it does not show. */
export function useShownPolicies(): ReadResult<{ policies: Policy[]; hidden: number }> & {
  isPlaceholderData: boolean
} {
  const { data, isPending, isPlaceholderData, refetch } = useRead(getPolicies)
  const known = useMemo(() => {
    if (!data) return undefined
    const all = groupPackages(data.data)
    const policies = all.filter(isShownPolicy)
    return { policies, hidden: all.length - policies.length }
  }, [data])
  return { data: known, isPending, isPlaceholderData, refetch }
}
