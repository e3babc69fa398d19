import { SegmentedControl } from '../shared/SegmentedControl.tsx'
import { useText } from '../texts.ts'
import { findWorstVerdict, listScenarioResults, type Scenario, type SubScenario } from './list-scenarios.ts'
import { useFormatVariant } from './use-format-variant.ts'
import { VerdictIcon } from './VerdictIcon.tsx'

interface VariantSwitchProps {
  scenario: Scenario
  chosen: SubScenario
  onChoose: (sub: SubScenario) => void
}

/**
 * Choice of a scenario's variant. Each option shows its worst verdict, so that the customer does not overlook a bad one
 * (SCEN-05, SCEN-09).
 */
export function VariantSwitch({ scenario: { key, outcomes }, chosen, onChoose }: VariantSwitchProps) {
  const text = useText()
  const formatVariant = useFormatVariant()
  const options = outcomes.flatMap((outcome) => {
    const { sub } = outcome
    if (!sub) return []
    const worst = findWorstVerdict(listScenarioResults({ outcomes: [outcome] }))
    const content = (
      <>
        {worst && <VerdictIcon verdict={worst} size={18} />}
        {formatVariant(sub)}
      </>
    )
    return [{ value: sub, content }]
  })
  return (
    <SegmentedControl label={text(`scenario_${key}`)} options={options} chosen={chosen} onChoose={onChoose} />
  )
}
