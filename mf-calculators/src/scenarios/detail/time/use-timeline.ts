import type { AnswerOf } from '@portal/contract/call'
import type { ApiError } from '@portal/contract/error'
import { getScenarios, type ScenarioAsked } from '@portal/contract/scenario'
import { usePortal, useTenant } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import type { Case } from '../../scenarios.ts'
import type { ScenarioBody } from '../../use-scenarios.ts'

/** A case as a calculation over time asks for it. */
export const askedOf = ({ key, sub, who }: Pick<Case, 'key' | 'sub' | 'who'>): ScenarioAsked => {
  if (key !== 'incapacitated') return { scenario: key, who }
  return sub === 'durable'
    ? { scenario: 'incapacitated_durable', who }
    : { scenario: key, percent: Number(sub), who }
}

/** Works a case out over time. */
export function useTimeline(body: ScenarioBody, of: Pick<Case, 'key' | 'sub' | 'who'>) {
  const { api } = usePortal()
  const key = useTenant()?.scenarios_key ?? ''
  const asked = { step: 'scenarios', ...body, timeline_of: askedOf(of) } as const
  return useQuery<AnswerOf<typeof getScenarios>, ApiError>({
    queryKey: ['SCENARIOS', asked],
    queryFn: ({ signal }) => api.send(getScenarios, { query: { key }, body: asked }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
