import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { getRepaymentType } from '@portal/domain/repayment-type'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'
import type { LoanPartValues } from './mortgage-values.ts'

export function useLoanPartTexts() {
  const { language } = useLanguage()
  const text = useText()
  const formatRepayment = (code: string) => text(`repayment_${getRepaymentType(Number(code)).name}`)
  return {
    repayment: formatRepayment,
    title: (number: number, part: LoanPartValues) =>
      text('part_title', { number, repayment: formatRepayment(part.repayment_type) }),
    /** Formats debt and rate on one line; omits empty values. */
    formatSummary: ({ remaining_debt, interest }: LoanPartValues) =>
      [
        remaining_debt === null ? '' : formatEuro(remaining_debt, language),
        interest === null ? '' : text('part_rate', { rate: formatPercent(interest, language) }),
      ]
        .filter(Boolean)
        .join(' ') || text('part_empty'),
  }
}
