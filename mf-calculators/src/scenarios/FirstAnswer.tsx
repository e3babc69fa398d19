import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { overallVerdictOf } from './overall-verdict.ts'
import { resultsOf, scenariosOf } from './scenarios.ts'
import { type ScenarioBody, useScenarios } from './use-scenarios.ts'

interface Props {
  /** Input from the file, before any decisions or changes. */
  asIs: ScenarioBody
  /** The calculated input. */
  body: ScenarioBody
}

/** The original verdict beside the current one, after the customer changed something; nothing without changes. */
export function FirstAnswer({ asIs, body }: Props) {
  const text = useText()
  const isChanged = JSON.stringify(asIs) !== JSON.stringify(body)
  const first = useScenarios(isChanged ? asIs : null)
  const result = isChanged ? first.data?.data.result : null
  const whole = result && overallVerdictOf(scenariosOf(result).filter((one) => resultsOf(one).length > 0))
  if (!whole) return null
  return (
    <Text role="status" color="ink2">
      {text('first_answer', { answer: text(`whole_${whole.answer}`) })}
    </Text>
  )
}
