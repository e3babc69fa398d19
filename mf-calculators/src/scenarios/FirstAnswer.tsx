import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { overallVerdictOf } from './overall-verdict.ts'
import { resultsOf, scenariosOf } from './scenarios.ts'
import { type ScenarioBody, useScenarios } from './use-scenarios.ts'

interface Props {
  /** What the file gives, before anything was decided or worked out otherwise. */
  asIs: ScenarioBody
  /** What is worked out now. */
  body: ScenarioBody
}

/** What the answer was before the customer changed something, beside the one that there is now; nothing where nothing changed. */
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
