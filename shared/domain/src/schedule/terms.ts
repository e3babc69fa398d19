import { monthsBetween } from '@portal/contract/day'
import type { MortgagePart } from '@portal/contract/mortgage'
import { dayOf } from '../format/date.ts'
import type { PartTerms } from '../mortgage-part.ts'
import { repaymentOf } from '../repayment.ts'

/** Why no schedule can be made of a part: what is not known of it, or that it is over. */
export type Unplanned = 'repayment' | 'debt' | 'rate' | 'dates' | 'over'

/** Longest term that is believed, in months: a hundred years. */
const longest = 1200

/** What of a part on the wire its payments follow from, or why they do not. Dates in the wrong order count in the right one. */
export function termsOf(part: MortgagePart, today: string): PartTerms | Unplanned {
  if (repaymentOf(part.type).name === 'unknown') return 'repayment'
  if (part.interest === null) return 'rate'
  if (!dayOf(part.einddatum) || part.einddatum === null) return 'dates'
  const [startDate, endDate] = [part.begindatum ?? '', part.einddatum].sort()
  if (endDate === undefined || monthsBetween(today, endDate) > longest) return 'dates'
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
