import type { MortgagePart } from '@portal/contract/mortgage'
import { sumOf, toCents } from './money.ts'
import { penaltyFreeAmount } from './mortgage-events.ts'
import { monthlyCostOf, type PartTerms } from './mortgage-part.ts'
import { partSchedule } from './schedule/part.ts'
import { termsOf } from './schedule/terms.ts'

/** A part that can be repaid early. */
interface RepayablePart {
  terms: PartTerms
  /** Euro that can be repaid this year without a penalty. */
  room: number
}

/** Effect of an early repayment on a mortgage, in gross euros. */
export interface ExtraRepayment {
  /** Repaid amount, at most what is free of penalty. */
  amount: number
  /** Decrease of the payment in the first month afterwards. */
  monthlyLess: number
  /** Interest saved over the remaining terms, at today's rates. */
  interestSaved: number
  /** 'YYYY-MM-DD': latest end date of the repaid parts. */
  until: string
}

/** Parts that can be repaid early, highest rate first, since repaying those saves most. */
const repayableParts = (parts: readonly MortgagePart[], today: string): RepayablePart[] =>
  parts
    .flatMap((part) => {
      const terms = termsOf(part, today)
      const penaltyFree = penaltyFreeAmount(part, today)
      return typeof terms === 'string' || !penaltyFree
        ? []
        : [{ terms, room: Math.min(penaltyFree, terms.remainingDebt) }]
    })
    .sort((one, other) => other.terms.interest - one.terms.interest)

/** Euro of a mortgage that can be repaid this calendar year without a penalty, and whose effect can be calculated. */
export const penaltyFreeTotal = (parts: readonly MortgagePart[], today: string): number =>
  sumOf(repayableParts(parts, today).map(({ room }) => room))

const totalOf = (cents: Float64Array): number => cents.reduce((sum, one) => sum + one, 0) / 100

/**
 * Calculates the effect of repaying an amount on `today` ('YYYY-MM-DD') with unchanged end dates; the lender
 * recalculates the payment. The amount goes to the part with the highest rate first, up to its penalty-free amount.
 */
export function calculateExtraRepayment(
  parts: readonly MortgagePart[],
  amount: number,
  today: string,
): ExtraRepayment {
  let left = Math.max(0, amount)
  const touched = repayableParts(parts, today).flatMap(({ terms, room }) => {
    const repaid = Math.min(left, room)
    left -= repaid
    const then = { ...terms, remainingDebt: toCents(terms.remainingDebt - repaid) }
    return repaid > 0 ? [{ repaid, now: terms, then }] : []
  })
  const interest = (terms: PartTerms) => totalOf(partSchedule(terms, today).interest)
  return {
    amount: sumOf(touched.map(({ repaid }) => repaid)),
    monthlyLess: sumOf(
      touched.map(({ now, then }) => monthlyCostOf(now, today).total - monthlyCostOf(then, today).total),
    ),
    interestSaved: sumOf(touched.map(({ now, then }) => interest(now) - interest(then))),
    until:
      touched
        .map(({ now }) => now.endDate)
        .sort()
        .at(-1) ?? '',
  }
}
