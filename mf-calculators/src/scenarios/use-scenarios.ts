import type { AnswerOf, BodyOf } from '@portal/contract/call'
import type { ApiError } from '@portal/contract/error'
import { getScenarios } from '@portal/contract/scenario'
import { usePortal, useTenant } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'

/** What scenarios are worked out from. */
export type ScenarioBody = Omit<BodyOf<typeof getScenarios>, 'step' | 'lead' | 'idempotency_key'>

/**
 * Works the scenarios out at the server (API-60). While another body is worked out the answer before stays; one that
 * failed is not asked for again by itself.
 */
export function useScenarios(body: ScenarioBody | null) {
  const { api } = usePortal()
  const key = useTenant()?.scenarios_key ?? ''
  return useQuery<AnswerOf<typeof getScenarios>, ApiError>({
    queryKey: ['SCENARIOS', body],
    queryFn: ({ signal }) => {
      if (!body) throw new TypeError('there is nothing to work out')
      const asked = { step: 'scenarios', every_incapacity_share: true, ...body } as const
      return api.send(getScenarios, { query: { key }, body: asked }, { signal })
    },
    enabled: body !== null,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
