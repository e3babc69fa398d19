import type { BodyOf } from '@portal/contract/call'
import { getScenarios } from '@portal/contract/scenario'
import { usePostQuery, useTenant } from '@portal/remote-kit'

/** What scenarios are worked out from. */
export type ScenarioBody = Omit<BodyOf<typeof getScenarios>, 'step' | 'lead' | 'idempotency_key'>

/** Calculates the scenarios at the server (API-60); the previous result stays meanwhile. */
export function useScenarios(body: ScenarioBody | null) {
  const key = useTenant()?.scenarios_key ?? ''
  const input = body && {
    query: { key },
    body: { step: 'scenarios', every_incapacity_share: true, ...body } as const,
  }
  return usePostQuery(getScenarios, 'SCENARIOS', input, { keepPrevious: true })
}
