import { countMonthsUntil } from '@portal/time/calendar-day'
import { calculateAnnuityPayment, calculateMonthlyInterest, calculateSavingsPremium } from './annuity.ts'
import { roundToCents, sumAmounts } from './money.ts'
import { getRepaymentType } from './repayment-type.ts'

/** Terms of a part's payments. Amounts are in euro, rates in percent per year. */
export interface PartTerms {
  repaymentType: number
  principal: number
  remainingDebt: number
  interest: number
  /** Start date 'YYYY-MM-DD'. The payments of a future part begin on this date. */
  startDate?: string | null
  /** End date 'YYYY-MM-DD'. */
  endDate: string
  /** Agreed debt at the end; by default 0 for a part with repayment or savings. */
  agreedDebtAtEnd?: number | null
  /** Current value of linked savings or investments. */
  savedValue: number
  /** Expected return of investments in percent per year. Savings earn the rate of the loan instead. */
  returnRate?: number | null
}

/** Cost of a part in one month, in euro. */
export interface PartMonthlyCost {
  total: number
  interest: number
  repayment: number
  premium: number
}

const savingsRepaymentTypes = new Set(['savings', 'bank_savings', 'life_insurance', 'investment_mortgage'])

/** Returns whether a part with this repayment code has savings or investments that will repay it. */
export const hasSavings = (repaymentType: number): boolean =>
  savingsRepaymentTypes.has(getRepaymentType(repaymentType).calculator)

/** Returns the yearly growth of the part's savings in percent; null without savings. */
export function getSavingsGrowth({
  repaymentType,
  interest,
  returnRate,
}: PartTerms): { rate: number } | null {
  if (!hasSavings(repaymentType)) return null
  const { calculator } = getRepaymentType(repaymentType)
  return { rate: calculator === 'investment_mortgage' ? (returnRate ?? interest) : interest }
}

/**
 * Calculates the cost of a part in the month from `today` ('YYYY-MM-DD') on; for a future part, in its first month. A
 * part past its end date has no planned payments, but its debt still bears interest.
 */
export function calculateMonthlyCost(part: PartTerms, today: string): PartMonthlyCost {
  const from = part.startDate && part.startDate > today ? part.startDate : today
  const months = countMonthsUntil(from, part.endDate)
  const { calculator } = getRepaymentType(part.repaymentType)
  const interest = calculateMonthlyInterest(Math.round(part.remainingDebt * 100), part.interest) / 100
  if (months === 0) return { total: interest, interest, repayment: 0, premium: 0 }
  const repayment = roundToCents(
    calculator === 'annuity'
      ? calculateAnnuityPayment(part.remainingDebt, part.interest, months) - interest
      : calculator === 'linear'
        ? part.remainingDebt / months
        : 0,
  )
  const savings = getSavingsGrowth(part)
  const premium = savings
    ? roundToCents(calculateSavingsPremium(part.remainingDebt, part.savedValue, savings.rate, months))
    : 0
  return { total: sumAmounts([interest, repayment, premium]), interest, repayment, premium }
}

/** Returns the debt in euro on the end date. */
export const getDebtAtEnd = ({ repaymentType, remainingDebt, agreedDebtAtEnd }: PartTerms): number =>
  getRepaymentType(repaymentType).calculator === 'interest_only'
    ? remainingDebt
    : Math.min(remainingDebt, Math.max(0, agreedDebtAtEnd ?? 0))
