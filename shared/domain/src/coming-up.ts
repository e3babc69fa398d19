import type { MortgagePart } from '@portal/contract/mortgage'
import { deductionEnd } from './deduction.ts'
import { dayOf } from './format/date.ts'
import { sumOf, toCents } from './money.ts'
import { fixedRateEnd, hasBegun } from './mortgage-now.ts'
import { debtAtEnd } from './mortgage-part.ts'
import { isStarterLoan } from './repayment.ts'
import { termsOf } from './schedule/terms.ts'

/** A date ahead that a customer should know of. */
export interface ComingUp {
  kind: 'fixed-end' | 'deduction-end' | 'part-end' | 'penalty-free'
  /** 'YYYY-MM-DD'; of penalty-free room the last day on which it can be used. */
  date: string
  /** Places of the parts it concerns among the mortgage's parts, from 0. */
  parts: number[]
  /** Euro: what still has to be paid when parts end, null where that is not known, or may be repaid without a penalty; else null. */
  amount: number | null
}

/**
 * What of a part may be repaid in a calendar year without a penalty: the agreed share of what was borrowed, at most
 * what is left (AFM, guidance on early repayment). Null for a part without such a share, one that has not begun or is over,
 * and a variable rate, which has no penalty. What has been repaid early this year is not known to the portal.
 */
export function penaltyFreeRoom(part: MortgagePart, today: string): number | null {
  const { penalty_free_repayment_percentage: percent, hoofdsom, remaining_debt: left } = part
  if (!percent || left === null || left <= 0 || part.interest_type === 'variable') return null
  if (!hasBegun(part, today) || termsOf(part, today) === 'over') return null
  return toCents(Math.min(left, (hoofdsom * percent) / 100))
}

type Found = Omit<ComingUp, 'parts'> & { part: number }

function comingOf(part: MortgagePart, place: number, today: string): Found[] {
  const found: Found[] = []
  const add = (kind: ComingUp['kind'], date: string | null, amount: number | null = null) => {
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
  const room = penaltyFreeRoom(part, today)
  if (room) add('penalty-free', `${today.slice(0, 4)}-12-31`, room)
  return found
}

/**
 * What is coming up for the parts of a mortgage after `today`, soonest first. The same thing on the same day stands
 * once, but parts that leave something to pay, nothing, or what is not known apart. What a starter loan leaves is not known:
 * it is repaid after three years in fact, while calculations take it as interest-only (EDITMORT-33).
 */
export function comingUp(parts: readonly MortgagePart[], today: string): ComingUp[] {
  const byDay = new Map<string, ComingUp>()
  for (const { part, ...one } of parts.flatMap((part, place) => comingOf(part, place, today))) {
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
