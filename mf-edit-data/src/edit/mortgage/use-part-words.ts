import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { repaymentOf } from '@portal/domain/repayment'
import { useText } from '../../texts.ts'
import type { PartValues } from './values.ts'

/** How loan parts are told. */
export function usePartWords() {
  const text = useText()
  const repayment = (code: string) => text(`repayment_${repaymentOf(Number(code)).name}`)
  return {
    repayment,
    title: (number: number, part: PartValues) =>
      text('part_title', { number, repayment: repayment(part.repayment_type) }),
    /** Debt and rate in one line; what is not filled in is left out. */
    about: ({ remaining_debt, interest }: PartValues) =>
      [
        remaining_debt === null ? '' : formatEuro(remaining_debt),
        interest === null ? '' : text('part_rate', { rate: formatPercent(interest) }),
      ]
        .filter(Boolean)
        .join(' ') || text('part_empty'),
  }
}
