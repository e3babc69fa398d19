import { getPolicies } from '@portal/contract/policy'
import { useCurrent } from '@portal/remote-kit'
import { useMemo } from 'react'

/** The policies in force, as a choice; none while they are not known. The kinds that no list shows are here too. */
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
