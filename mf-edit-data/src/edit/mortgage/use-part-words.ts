import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { repaymentOf } from '@portal/domain/repayment'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../texts.ts'
import type { PartValues } from './values.ts'

/** Texts of loan parts. */
export function usePartWords() {
  const { language } = useLanguage()
  const text = useText()
  const repayment = (code: string) => text(`repayment_${repaymentOf(Number(code)).name}`)
  return {
    repayment,
    title: (number: number, part: PartValues) =>
      text('part_title', { number, repayment: repayment(part.repayment_type) }),
    /** Debt and rate on one line, without empty values. */
    about: ({ remaining_debt, interest }: PartValues) =>
      [
        remaining_debt === null ? '' : formatEuro(remaining_debt, language),
        interest === null ? '' : text('part_rate', { rate: formatPercent(interest, language) }),
      ]
        .filter(Boolean)
        .join(' ') || text('part_empty'),
  }
}
