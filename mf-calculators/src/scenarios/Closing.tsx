import { formatWholeEuro } from '@portal/domain/format/money'
import { calculateGap } from '@portal/domain/scenario-gap'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { Result, ScenarioKey } from './scenarios.ts'

interface Props {
  scenario: ScenarioKey
  result: Result
  /** Whether every part of the loan is repaid or interest-only. */
  isRepaid: boolean
}

/** Scenarios whose loss of income can be insured. */
const insurable: readonly ScenarioKey[] = ['death', 'incapacitated', 'unemployment']

/** What would close the gap, if the figures determine it (SCEN-32). */
export function Closing({ scenario, result, isRepaid }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { monthly, debt } = calculateGap(result, isRepaid)
  const { can_pay_mortgage, can_prolong_mortgage } = result.verdict
  const what = can_pay_mortgage ? 'renew' : can_prolong_mortgage ? 'pay' : 'both'
  const sentences = [
    ...(monthly > 0 && insurable.includes(scenario)
      ? [text('gap_cover', { amount: formatWholeEuro(monthly, language) })]
      : []),
    ...(debt ? [text('gap_debt', { amount: formatWholeEuro(debt, language), what })] : []),
  ]
  return sentences.length > 0 ? <Text>{sentences.join(' ')}</Text> : null
}
