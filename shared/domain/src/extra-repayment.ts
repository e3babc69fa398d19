import type { MortgagePart } from '@portal/contract/mortgage'
import { roundToCents, sumAmounts } from './money.ts'
import { calculatePenaltyFreeAmount } from './mortgage-events.ts'
import { calculateMonthlyCost, type PartTerms } from './mortgage-part.ts'
import { createPartSchedule } from './schedule/part-schedule.ts'
import { toPartTerms } from './schedule/part-terms.ts'

interface RepayablePart {
  terms: PartTerms
  /** Amount in euro that can be repaid this year without a penalty. */
  penaltyFreeAmount: number
}

/** Effect of an early repayment, in gross euros. */
export interface ExtraRepaymentEffect {
  /** Amount to repay; never more than the penalty-free amount. */
  amount: number
  /** Amount by which the payment of the next month decreases. */
  monthlyDecrease: number
  /** Interest in euro that the repayment saves until the loan parts end, at today's rates. */
  interestSaved: number
  /** Latest end date of the loan parts that the repayment reduces, 'YYYY-MM-DD'. */
  until: string
}

/** Returns the parts with a penalty-free amount, the highest rate first. */
const listRepayableParts = (parts: readonly MortgagePart[], today: string): RepayablePart[] =>
  parts
    .flatMap((part) => {
      const terms = toPartTerms(part, today)
      const penaltyFree = calculatePenaltyFreeAmount(part, today)
      return typeof terms === 'string' || !penaltyFree
        ? []
        : [{ terms, penaltyFreeAmount: Math.min(penaltyFree, terms.remainingDebt) }]
    })
    .sort((one, other) => other.terms.interest - one.terms.interest)

/**
 * Calculates the amount in euro that can be repaid this calendar year without a penalty. Parts without a schedule do
 * not count.
 */
export const calculatePenaltyFreeTotal = (parts: readonly MortgagePart[], today: string): number =>
  sumAmounts(listRepayableParts(parts, today).map(({ penaltyFreeAmount }) => penaltyFreeAmount))

const sumCents = (cents: Float64Array): number => cents.reduce((sum, one) => sum + one, 0) / 100

/**
 * Calculates the effect of repaying an amount today. Parts with the highest rate are repaid first, up to their
 * penalty-free amount. End dates stay the same.
 */
export function calculateExtraRepayment(
  parts: readonly MortgagePart[],
  amount: number,
  today: string,
): ExtraRepaymentEffect {
  let left = Math.max(0, amount)
  const touched = listRepayableParts(parts, today).flatMap(({ terms, penaltyFreeAmount }) => {
    const repaid = Math.min(left, penaltyFreeAmount)
    left -= repaid
    const then = { ...terms, remainingDebt: roundToCents(terms.remainingDebt - repaid) }
    return repaid > 0 ? [{ repaid, now: terms, then }] : []
  })
  const calculateTotalInterest = (terms: PartTerms) => sumCents(createPartSchedule(terms, today).interest)
  return {
    amount: sumAmounts(touched.map(({ repaid }) => repaid)),
    monthlyDecrease: sumAmounts(
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
