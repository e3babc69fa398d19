import type { MortgagePart } from '@portal/contract/mortgage'
import { roundToCents, sumAmounts } from './money.ts'
import { calculatePenaltyFreeAmount } from './mortgage-events.ts'
import { calculateMonthlyCost, type PartTerms } from './mortgage-part.ts'
import { createPartSchedule } from './schedule/part-schedule.ts'
import { toPartTerms } from './schedule/part-terms.ts'

/** A mortgage part that can be repaid early. */
interface RepayablePart {
  terms: PartTerms
  /** Amount in euro that can be repaid this year without a penalty. */
  room: number
}

/** Effect of an early repayment on a mortgage, in gross euros. */
export interface ExtraRepayment {
  /** Repaid amount, at most the penalty-free amount. */
  amount: number
  /** Decrease of the monthly payment, in the first month after the repayment. */
  monthlyLess: number
  /** Interest saved over the remaining term, at today's rates. */
  interestSaved: number
  /** Latest end date of the repaid parts, 'YYYY-MM-DD'. */
  until: string
}

/** Parts that can be repaid early, highest rate first, since repaying those saves the most interest. */
const listRepayableParts = (parts: readonly MortgagePart[], today: string): RepayablePart[] =>
  parts
    .flatMap((part) => {
      const terms = toPartTerms(part, today)
      const penaltyFree = calculatePenaltyFreeAmount(part, today)
      return typeof terms === 'string' || !penaltyFree
        ? []
        : [{ terms, room: Math.min(penaltyFree, terms.remainingDebt) }]
    })
    .sort((one, other) => other.terms.interest - one.terms.interest)

/**
 * Amount in euro of a mortgage that can be repaid this calendar year without a penalty. Excludes parts whose effect
 * cannot be calculated.
 */
export const calculatePenaltyFreeTotal = (parts: readonly MortgagePart[], today: string): number =>
  sumAmounts(listRepayableParts(parts, today).map(({ room }) => room))

const sumCents = (cents: Float64Array): number => cents.reduce((sum, one) => sum + one, 0) / 100

/**
 * Calculates the effect of repaying an amount on `today` ('YYYY-MM-DD'). End dates stay the same; the lender
 * recalculates the payment. The repayment goes to the part with the highest rate first, up to its penalty-free amount.
 */
export function calculateExtraRepayment(
  parts: readonly MortgagePart[],
  amount: number,
  today: string,
): ExtraRepayment {
  let left = Math.max(0, amount)
  const touched = listRepayableParts(parts, today).flatMap(({ terms, room }) => {
    const repaid = Math.min(left, room)
    left -= repaid
    const then = { ...terms, remainingDebt: roundToCents(terms.remainingDebt - repaid) }
    return repaid > 0 ? [{ repaid, now: terms, then }] : []
  })
  const calculateTotalInterest = (terms: PartTerms) => sumCents(createPartSchedule(terms, today).interest)
  return {
    amount: sumAmounts(touched.map(({ repaid }) => repaid)),
    monthlyLess: sumAmounts(
      touched.map(
        ({ now, then }) => calculateMonthlyCost(now, today).total - calculateMonthlyCost(then, today).total,
      ),
    ),
    interestSaved: sumAmounts(
      touched.map(({ now, then }) => calculateTotalInterest(now) - calculateTotalInterest(then)),
    ),
    until:
      touched
        .map(({ now }) => now.endDate)
        .sort()
        .at(-1) ?? '',
  }
}
