import type { MortgagePart } from '@portal/contract/mortgage'
import { findFixedRateEndDate, hasPartStarted } from './current-mortgage.ts'
import { parseDay } from './format/date.ts'
import { calculateDeductionEnd } from './interest-deduction.ts'
import { roundToCents, sumAmounts } from './money.ts'
import { getDebtAtEnd } from './mortgage-part.ts'
import { isStarterLoan } from './repayment-type.ts'
import { toPartTerms } from './schedule/part-terms.ts'

export interface MortgageEvent {
  kind: 'fixed-end' | 'deduction-end' | 'part-end' | 'penalty-free'
  /** Date 'YYYY-MM-DD'; for penalty-free repayment the last possible day. */
  date: string
  /** Indexes of the parts that the event is about. */
  parts: number[]
  /** Amount in euro that is due or can be repaid; null if unknown or not applicable. */
  amount: number | null
}

/**
 * Calculates the amount of a part that can be repaid without a penalty in a calendar year: the agreed share of the
 * original loan, at most the debt (AFM, guidance on early repayment). Null if no share is agreed, if the part has not
 * started or has ended, or if the rate is variable, so that there is no penalty. Earlier repayments in the same year
 * are not deducted, because the portal does not know them.
 */
export function calculatePenaltyFreeAmount(part: MortgagePart, today: string): number | null {
  const { penalty_free_repayment_percentage: percent, hoofdsom, remaining_debt: left } = part
  if (!percent || left === null || left <= 0 || part.interest_type === 'variable') return null
  if (!hasPartStarted(part, today) || toPartTerms(part, today) === 'over') return null
  return roundToCents(Math.min(left, (hoofdsom * percent) / 100))
}

type PartEvent = Omit<MortgageEvent, 'parts'> & { part: number }

function listPartEvents(part: MortgagePart, place: number, today: string): PartEvent[] {
  const found: PartEvent[] = []
  const addEvent = (kind: MortgageEvent['kind'], date: string | null, amount: number | null = null) => {
    if (date !== null && date > today && parseDay(date)) found.push({ kind, date, amount, part: place })
  }
  const terms = toPartTerms(part, today)
  const end = typeof terms === 'string' ? part.einddatum : terms.endDate
  const open = typeof terms === 'string' || isStarterLoan(part) ? null : getDebtAtEnd(terms)
  addEvent('fixed-end', findFixedRateEndDate(part))
  const deductible = part.tax_box_type === 1 ? calculateDeductionEnd(part) : null
  if (deductible && parseDay(end) && end && (deductible < end || (deductible === end && open)))
    addEvent('deduction-end', deductible)
  addEvent('part-end', end, open)
  const room = calculatePenaltyFreeAmount(part, today)
  if (room) addEvent('penalty-free', `${today.slice(0, 4)}-12-31`, room)
  return found
}

/**
 * Lists future events of mortgage parts, earliest first. Events of the same kind on the same day become one event, but
 * parts with debt, without debt and with unknown debt stay separate. The debt of a starter loan is unknown, since it is
 * repaid after three years and calculations treat it as interest-only (EDITMORT-33).
 */
export function listUpcomingMortgageEvents(parts: readonly MortgagePart[], today: string): MortgageEvent[] {
  const byDay = new Map<string, MortgageEvent>()
  for (const { part, ...one } of parts.flatMap((part, place) => listPartEvents(part, place, today))) {
    const left = one.amount === null ? 'unknown' : one.amount > 0 ? 'amount' : 'none'
    const key = `${one.date} ${one.kind} ${left}`
    const same = byDay.get(key)
    const amounts = [same?.amount, one.amount].filter((amount) => typeof amount === 'number')
    byDay.set(key, {
      ...one,
      parts: [...(same?.parts ?? []), part],
      amount: amounts.length > 0 ? sumAmounts(amounts) : null,
    })
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
