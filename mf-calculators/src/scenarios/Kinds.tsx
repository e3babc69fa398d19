import { Segments } from '../shared/Segments.tsx'
import { useText } from '../texts.ts'
import { resultsOf, type Scenario, type SubScenario, worstOf } from './scenarios.ts'
import { useKindWords } from './use-kind-words.ts'
import { VerdictMark } from './VerdictMark.tsx'

interface Props {
  scenario: Scenario
  chosen: SubScenario
  onChoose: (sub: SubScenario) => void
}

/** The kinds of a scenario, each with its gravest verdict, so that none is overlooked (SCEN-05, SCEN-09). */
export function Kinds({ scenario: { key, outcomes }, chosen, onChoose }: Props) {
  const text = useText()
  const kindWords = useKindWords()
  const options = outcomes.flatMap((outcome) => {
    const { sub } = outcome
    if (!sub) return []
    const worst = worstOf(resultsOf({ outcomes: [outcome] }))
    const content = (
      <>
        {worst && <VerdictMark verdict={worst} size={18} />}
        {kindWords(sub)}
      </>
    )
    return [{ value: sub, content }]
  })
  return <Segments label={text(`scenario_${key}`)} options={options} chosen={chosen} onChoose={onChoose} />
}
