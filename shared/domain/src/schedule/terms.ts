import { monthsBetween } from '@portal/contract/day'
import type { MortgagePart } from '@portal/contract/mortgage'
import { dayOf } from '../format/date.ts'
import type { PartTerms } from '../mortgage-part.ts'
import { repaymentOf } from '../repayment.ts'

/** Why a part has no schedule: missing data, or it has ended. */
export type NoScheduleReason = 'repayment' | 'debt' | 'rate' | 'dates' | 'over'

/** Maximum plausible term in months: a hundred years. */
const maxTermMonths = 1200

/**
 * Terms of a wire mortgage part from which its payments are calculated, or why that is impossible. Swaps dates in the
 * wrong order.
 */
export function termsOf(part: MortgagePart, today: string): PartTerms | NoScheduleReason {
  if (repaymentOf(part.type).name === 'unknown') return 'repayment'
  if (part.interest === null) return 'rate'
  if (!dayOf(part.einddatum) || part.einddatum === null) return 'dates'
  const [startDate, endDate] = [part.begindatum ?? '', part.einddatum].sort()
  if (endDate === undefined || monthsBetween(today, endDate) > maxTermMonths) return 'dates'
  if (endDate <= today) return 'over'
  const toCome = startDate !== undefined && startDate > today
  const remainingDebt = part.remaining_debt ?? (toCome ? part.hoofdsom : null)
  if (remainingDebt === null) return 'debt'
  return {
    repaymentType: part.type,
    principal: part.hoofdsom,
    remainingDebt: Math.max(0, remainingDebt),
    interest: part.interest,
    startDate: startDate || null,
    endDate,
    openAtEnd: part.remaining_debt_at_loan_part_end,
    savedValue: part.deposits ?? 0,
    returnRate: part.return_rate,
  }
}
