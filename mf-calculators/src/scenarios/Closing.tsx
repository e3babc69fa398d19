import { formatWholeEuro } from '@portal/domain/format/money'
import { gapOf } from '@portal/domain/scenario-gap'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { Result, ScenarioKey } from './scenarios.ts'

interface Props {
  scenario: ScenarioKey
  result: Result
  /** Whether every part of the loan is repaid or only bears interest. */
  isRepaid: boolean
}

/** Scenarios against whose loss of income one can be insured. */
const insurable: readonly ScenarioKey[] = ['death', 'incapacitated', 'unemployment']

/** What would close what is lacking, as far as the figures say (SCEN-32). */
export function Closing({ scenario, result, isRepaid }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { monthly, debt } = gapOf(result, isRepaid)
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
