import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { listScenarios } from './list-scenarios.ts'
import { calculateOverallVerdict, countScenarios } from './overall-verdict.ts'
import { useFormatVerdict } from './use-format-verdict.ts'
import { type ScenarioBody, useScenarioCalculation } from './use-scenario-calculation.ts'

interface OriginalVerdictProps {
  /** Calculation input from the customer file, before any inclusion choices or changed figures. */
  originalBody: ScenarioBody
  /** Input of the calculation that is shown. */
  body: ScenarioBody
}

/**
 * The original verdict beside the current one, after the customer changed something. Renders nothing without changes.
 */
export function OriginalVerdict({ originalBody, body }: OriginalVerdictProps) {
  const text = useText()
  const formatVerdict = useFormatVerdict()
  const isChanged = JSON.stringify(originalBody) !== JSON.stringify(body)
  const first = useScenarioCalculation(isChanged ? originalBody : null)
  const result = isChanged ? first.data?.data.result : null
  const whole = result && calculateOverallVerdict(listScenarios(result))
  if (!whole) return null
  return (
    <Text role="status" color="ink2">
      {text('first_answer', { answer: formatVerdict(countScenarios(whole)) })}
    </Text>
  )
}
