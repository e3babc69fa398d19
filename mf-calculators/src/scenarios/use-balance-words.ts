import { formatWholeEuro } from '@portal/domain/format/money'
import { toCents } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import type { Result } from './scenarios.ts'

/** Whether the loan is repaid by then. */
export const isRepaid = ({
  mortgage_situation: { monthly_payments, remaining_sum },
}: Pick<Result, 'mortgage_situation'>): boolean => monthly_payments === 0 && remaining_sum === 0

/** Formats the monthly surplus or shortfall of a scenario; a shortfall is rounded up to whole euros. */
export function useBalanceWords() {
  const text = useText()
  const { language } = useLanguage()
  return (result: Pick<Result, 'mortgage_situation' | 'maximum_mortgage'>): string => {
    if (isRepaid(result)) return text('scenario_repaid')
    const { maximum_mortgage, mortgage_situation } = result
    const spare = toCents(maximum_mortgage.monthly_payments - mortgage_situation.monthly_payments)
    return spare < 0
      ? text('scenario_short', { amount: formatWholeEuro(Math.ceil(-spare), language) })
      : text('scenario_spare', { amount: formatWholeEuro(spare, language) })
  }
}
