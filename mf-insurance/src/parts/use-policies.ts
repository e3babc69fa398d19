import { getPolicies, type Policy } from '@portal/contract/policy'
import { gatherPackages, isShownPolicy } from '@portal/domain/policy'
import { useRead } from '@portal/remote-kit'
import { useMemo } from 'react'

/** The customer's policies: those the portal shows (POLICY-06), and how many there are besides. */
export function usePolicies(): {
  policies: Policy[] | null
  hidden: number
  pending: boolean
  retry: () => void
} {
  const { data, isPending, refetch } = useRead(getPolicies)
  const { policies, hidden } = useMemo(() => {
    if (!data) return { policies: null, hidden: 0 }
    const all = gatherPackages(data.data)
    const shown = all.filter(isShownPolicy)
    return { policies: shown, hidden: all.length - shown.length }
  }, [data])
  return { policies, hidden, pending: isPending, retry: () => void refetch() }
}
