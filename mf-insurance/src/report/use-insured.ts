import { getPolicies } from '@portal/contract/policy'
import { useCurrent } from '@portal/remote-kit'
import { useMemo } from 'react'

/** Policies in force as options, including kinds that the portal does not list; empty while unknown. */
export function useInsured(): { value: string; label: string }[] {
  const { data } = useCurrent(getPolicies)
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
