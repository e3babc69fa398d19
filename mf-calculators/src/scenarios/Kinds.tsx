import { Segments } from '../shared/Segments.tsx'
import { useText } from '../texts.ts'
import { resultsOf, type Scenario, type SubScenario, worstVerdict } from './scenarios.ts'
import { useKindWords } from './use-kind-words.ts'
import { VerdictIcon } from './VerdictIcon.tsx'

interface Props {
  scenario: Scenario
  chosen: SubScenario
  onChoose: (sub: SubScenario) => void
}

/**
 * Choice among the variants of a scenario, each with its worst verdict, so that none is overlooked (SCEN-05, SCEN-09).
 */
export function Kinds({ scenario: { key, outcomes }, chosen, onChoose }: Props) {
  const text = useText()
  const kindWords = useKindWords()
  const options = outcomes.flatMap((outcome) => {
    const { sub } = outcome
    if (!sub) return []
    const worst = worstVerdict(resultsOf({ outcomes: [outcome] }))
    const content = (
      <>
        {worst && <VerdictIcon verdict={worst} size={18} />}
        {kindWords(sub)}
      </>
    )
    return [{ value: sub, content }]
  })
  return <Segments label={text(`scenario_${key}`)} options={options} chosen={chosen} onChoose={onChoose} />
}
