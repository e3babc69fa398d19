import { formatWholeEuro } from '@portal/domain/format/format-money'
import { roundToCents } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import type { DisplayedResult } from './list-scenarios.ts'

/** Whether the loan is repaid at the time of the result. */
export const isLoanRepaid = ({
  mortgage_situation: { monthly_payments, remaining_sum },
}: Pick<DisplayedResult, 'mortgage_situation'>): boolean => monthly_payments === 0 && remaining_sum === 0

/** Returns a formatter of a scenario's monthly surplus or shortfall. A shortfall is rounded up to whole euros. */
export function useFormatBalance() {
  const text = useText()
  const { language } = useLanguage()
  return (result: Pick<DisplayedResult, 'mortgage_situation' | 'maximum_mortgage'>): string => {
    if (isLoanRepaid(result)) return text('scenario_repaid')
    const { maximum_mortgage, mortgage_situation } = result
    const spare = roundToCents(maximum_mortgage.monthly_payments - mortgage_situation.monthly_payments)
    return spare < 0
      ? text('scenario_short', { amount: formatWholeEuro(Math.ceil(-spare), language) })
      : text('scenario_spare', { amount: formatWholeEuro(spare, language) })
  }
}
