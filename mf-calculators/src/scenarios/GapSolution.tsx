import { formatWholeEuro } from '@portal/domain/format/format-money'
import { calculateScenarioShortfall } from '@portal/domain/scenario-shortfall'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { DisplayedResult, ScenarioKey } from './list-scenarios.ts'

interface GapSolutionProps {
  scenario: ScenarioKey
  result: DisplayedResult
  /**
   * Whether every loan part has an annuity, linear or interest-only repayment, so that no part depends on savings or
   * investments.
   */
  isRepaid: boolean
}

/** Scenarios whose loss of income can be insured. */
const insurableScenarios: readonly ScenarioKey[] = ['death', 'incapacitated', 'unemployment']

/**
 * Text about how to close the gap between the possible and the required payment (SCEN-32). Renders nothing if no amount
 * can be calculated.
 */
export function GapSolution({ scenario, result, isRepaid }: GapSolutionProps) {
  const text = useText()
  const { language } = useLanguage()
  const { monthly, debt } = calculateScenarioShortfall(result, isRepaid)
  const { can_pay_mortgage, can_prolong_mortgage } = result.verdict
  const what = can_pay_mortgage ? 'renew' : can_prolong_mortgage ? 'pay' : 'both'
  const sentences = [
    ...(monthly > 0 && insurableScenarios.includes(scenario)
      ? [text('gap_cover', { amount: formatWholeEuro(monthly, language) })]
      : []),
    ...(debt ? [text('gap_debt', { amount: formatWholeEuro(debt, language), what })] : []),
  ]
  return sentences.length > 0 ? <Text>{sentences.join(' ')}</Text> : null
}
