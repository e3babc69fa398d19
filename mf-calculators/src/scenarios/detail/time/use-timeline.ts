import { getScenarios, type ScenarioRequest } from '@portal/contract/scenario'
import { usePostQuery, useTenant } from '@portal/remote-kit'
import type { Case } from '../../scenarios.ts'
import type { ScenarioBody } from '../../use-scenarios.ts'

/** Request of a case for a calculation over time. */
export const requestOf = ({ key, sub, who }: Pick<Case, 'key' | 'sub' | 'who'>): ScenarioRequest => {
  if (key !== 'incapacitated') return { scenario: key, who }
  return sub === 'durable'
    ? { scenario: 'incapacitated_durable', who }
    : { scenario: key, percent: Number(sub), who }
}

/** Calculates a case over time at the server. */
export function useTimeline(body: ScenarioBody, of: Pick<Case, 'key' | 'sub' | 'who'>) {
  const key = useTenant()?.scenarios_key ?? ''
  const request = { step: 'scenarios', ...body, timeline_of: requestOf(of) } as const
  return usePostQuery(getScenarios, 'SCENARIOS', { query: { key }, body: request })
}
