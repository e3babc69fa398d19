import type { MortgagePart } from '@portal/contract/mortgage'
import { countMonthsBetween } from '@portal/time/calendar-day'
import { parseDay } from '../format/date.ts'
import type { PartTerms } from '../mortgage-part.ts'
import { getRepaymentType } from '../repayment-type.ts'

/** Reason why a part has no schedule: missing data, or the part has ended. */
export type NoScheduleReason = 'repayment' | 'debt' | 'rate' | 'dates' | 'over'

/** Maximum term of a part in months. An end date beyond it counts as an error in the data. */
const maxTermMonths = 1200

/**
 * Converts a mortgage part to the terms of its payments, or returns the reason why that is impossible. If the start is
 * after the end, the two dates are swapped.
 */
export function toPartTerms(part: MortgagePart, today: string): PartTerms | NoScheduleReason {
  if (getRepaymentType(part.type).name === 'unknown') return 'repayment'
  if (part.interest === null) return 'rate'
  if (!parseDay(part.einddatum) || part.einddatum === null) return 'dates'
  const [startDate, endDate] = [part.begindatum ?? '', part.einddatum].sort()
  if (endDate === undefined || countMonthsBetween(today, endDate) > maxTermMonths) return 'dates'
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
    agreedDebtAtEnd: part.remaining_debt_at_loan_part_end,
    savedValue: part.deposits ?? 0,
    returnRate: part.return_rate,
  }
}
