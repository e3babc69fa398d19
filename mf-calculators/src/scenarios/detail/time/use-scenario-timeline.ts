import { getScenarios, type ScenarioRequest } from '@portal/contract/scenario'
import { usePostQuery, useTenant } from '@portal/remote-kit'
import type { ScenarioCase } from '../../list-scenarios.ts'
import type { ScenarioBody } from '../../use-scenario-calculation.ts'

export const toScenarioRequest = ({
  key,
  sub,
  who,
}: Pick<ScenarioCase, 'key' | 'sub' | 'who'>): ScenarioRequest => {
  if (key !== 'incapacitated') return { scenario: key, who }
  return sub === 'durable'
    ? { scenario: 'incapacitated_durable', who }
    : { scenario: key, percent: Number(sub), who }
}

export function useScenarioTimeline(body: ScenarioBody, of: Pick<ScenarioCase, 'key' | 'sub' | 'who'>) {
  const key = useTenant()?.scenarios_key ?? ''
  const request = { step: 'scenarios', ...body, timeline_of: toScenarioRequest(of) } as const
  return usePostQuery(getScenarios, 'SCENARIOS', { query: { key }, body: request })
}
