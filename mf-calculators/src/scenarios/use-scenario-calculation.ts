import type { CallBody } from '@portal/contract/call'
import { getScenarios } from '@portal/contract/scenario'
import { usePostQuery, useTenant } from '@portal/remote-kit'

/** Request body of a scenario calculation, without the step and the contact data. */
export type ScenarioBody = Omit<CallBody<typeof getScenarios>, 'step' | 'lead' | 'idempotency_key'>

/** Calculates scenarios on the server (API-60). The previous result stays available during a new calculation. */
export function useScenarioCalculation(body: ScenarioBody | null) {
  const key = useTenant()?.scenarios_key ?? ''
  const input = body && {
    query: { key },
    body: { step: 'scenarios', every_incapacity_share: true, ...body } as const,
  }
  return usePostQuery(getScenarios, 'SCENARIOS', input, { keepPrevious: true })
}
