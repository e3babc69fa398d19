import { getScenarios } from '@portal/contract/scenario'
import { usePortal, useTenant } from '@portal/remote-kit'
import type { Asker } from '../shared/advice/RequestAdvice.tsx'
import type { ScenarioBody } from './use-scenarios.ts'

/** Asks for advice about a scenario: the step 'thanks' of the calculation, with the lead (SCEN-02). */
export function useAskAdvice(body: ScenarioBody, scenario: string) {
  const { api } = usePortal()
  const key = useTenant()?.scenarios_key ?? ''
  return (asker: Asker, idempotency_key: string) =>
    api.send(getScenarios, {
      query: { key },
      body: {
        step: 'thanks',
        ...body,
        lead: { ...asker, interested_in_scenario: scenario },
        idempotency_key,
      },
    })
}
