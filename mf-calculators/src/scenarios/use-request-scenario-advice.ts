import { getScenarios } from '@portal/contract/scenario'
import { useTenant, useWrite } from '@portal/remote-kit'
import type { AdviceRequester } from '../shared/advice/RequestAdviceDialog.tsx'
import type { ScenarioBody } from './use-scenario-calculation.ts'

/**
 * Requests advice about a scenario: sends the calculation again with step 'thanks' and the contact data as `lead`
 * (SCEN-02).
 */
export function useRequestScenarioAdvice(body: ScenarioBody, scenario: string) {
  const { mutateAsync } = useWrite(getScenarios)
  const key = useTenant()?.scenarios_key ?? ''
  return (asker: AdviceRequester, idempotency_key: string) => {
    const lead = { ...asker, interested_in_scenario: scenario }
    return mutateAsync({ query: { key }, body: { step: 'thanks', ...body, lead, idempotency_key } })
  }
}
