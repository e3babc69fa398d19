import { getPolicies } from '@portal/contract/policy'
import { useCurrentData } from '@portal/remote-kit'
import { useMemo } from 'react'

/**
 * Policies in force as select options, including kinds that the portal does not show; empty while the policies load.
 */
export function usePolicyOptions(): { value: string; label: string }[] {
  const { data } = useCurrentData(getPolicies)
  return useMemo(
    () =>
      (data?.data ?? [])
        .filter(({ mutation_code }) => mutation_code === 0)
        .map(({ id, name, agency }) => ({
          value: String(id),
          label: [name, agency].filter(Boolean).join(' · '),
        })),
    [data],
  )
}
