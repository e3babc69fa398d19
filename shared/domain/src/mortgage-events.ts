import type { MortgagePart } from '@portal/contract/mortgage'
import { fixedRateEnd, hasStarted } from './current-mortgage.ts'
import { deductionEnd } from './deduction.ts'
import { dayOf } from './format/date.ts'
import { sumOf, toCents } from './money.ts'
import { debtAtEnd } from './mortgage-part.ts'
import { isStarterLoan } from './repayment.ts'
import { termsOf } from './schedule/terms.ts'

/** A future date that matters to the customer. */
export interface MortgageEvent {
  kind: 'fixed-end' | 'deduction-end' | 'part-end' | 'penalty-free'
  /** 'YYYY-MM-DD'; for penalty-free repayment, the last day on which it is possible. */
  date: string
  /** Indexes of the mortgage parts that it concerns. */
  parts: number[]
  /**
   * Euro that has to be paid when parts end, or that can be repaid without a penalty; null if unknown or not
   * applicable.
   */
  amount: number | null
}

/**
 * Amount of a part that can be repaid in a calendar year without a penalty: the agreed share of the original loan, at
 * most the remaining debt (AFM, guidance on early repayment). Null for a part without such a share, outside its term,
 * or with a variable rate, which has no penalty. Early repayments of this year are unknown to the portal.
 */
export function penaltyFreeAmount(part: MortgagePart, today: string): number | null {
  const { penalty_free_repayment_percentage: percent, hoofdsom, remaining_debt: left } = part
  if (!percent || left === null || left <= 0 || part.interest_type === 'variable') return null
  if (!hasStarted(part, today) || termsOf(part, today) === 'over') return null
  return toCents(Math.min(left, (hoofdsom * percent) / 100))
}

type Found = Omit<MortgageEvent, 'parts'> & { part: number }

function eventsOfPart(part: MortgagePart, place: number, today: string): Found[] {
  const found: Found[] = []
  const add = (kind: MortgageEvent['kind'], date: string | null, amount: number | null = null) => {
    if (date !== null && date > today && dayOf(date)) found.push({ kind, date, amount, part: place })
  }
  const terms = termsOf(part, today)
  const end = typeof terms === 'string' ? part.einddatum : terms.endDate
  const open = typeof terms === 'string' || isStarterLoan(part) ? null : debtAtEnd(terms)
  add('fixed-end', fixedRateEnd(part))
  const deductible = part.tax_box_type === 1 ? deductionEnd(part) : null
  if (deductible && dayOf(end) && end && (deductible < end || (deductible === end && open)))
    add('deduction-end', deductible)
  add('part-end', end, open)
  const room = penaltyFreeAmount(part, today)
  if (room) add('penalty-free', `${today.slice(0, 4)}-12-31`, room)
  return found
}

/**
 * Dates of a mortgage's parts after `today`, soonest first. Equal events on one day are merged, but parts that leave a
 * debt, no debt or an unknown debt are separate. The debt of a starter loan is unknown: it is repaid after three years,
 * while calculations treat it as interest-only (EDITMORT-33).
 */
export function upcomingMortgageEvents(parts: readonly MortgagePart[], today: string): MortgageEvent[] {
  const byDay = new Map<string, MortgageEvent>()
  for (const { part, ...one } of parts.flatMap((part, place) => eventsOfPart(part, place, today))) {
    const left = one.amount === null ? 'unknown' : one.amount > 0 ? 'amount' : 'none'
    const key = `${one.date} ${one.kind} ${left}`
    const same = byDay.get(key)
    const amounts = [same?.amount, one.amount].filter((amount) => typeof amount === 'number')
    byDay.set(key, {
      ...one,
      parts: [...(same?.parts ?? []), part],
      amount: amounts.length > 0 ? sumOf(amounts) : null,
    })
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
