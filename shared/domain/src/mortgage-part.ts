import { countMonthsUntil } from '@portal/contract/calendar-day'
import { calculateAnnuityPayment, calculateMonthlyInterest, calculateSavingsPremium } from './annuity.ts'
import { roundToCents, sumAmounts } from './money.ts'
import { getRepaymentType } from './repayment-type.ts'

/** Terms that determine the monthly amounts of a mortgage part. Amounts in euro, interest in percent a year. */
export interface PartTerms {
  repaymentType: number
  principal: number
  remainingDebt: number
  interest: number
  /** 'YYYY-MM-DD'. A part that has not started yet pays from this date on. */
  startDate?: string | null
  /** 'YYYY-MM-DD'. */
  endDate: string
  /** Agreed debt at the end of a part with repayment or savings; 0 by default. */
  openAtEnd?: number | null
  /** Current value of the savings or investments linked to the part. */
  savedValue: number
  /** Expected return of investments in percent a year; savings earn the loan's interest rate. */
  returnRate?: number | null
}

/** Cost of a mortgage part in one month, in euro. */
export interface PartMonthlyCost {
  total: number
  interest: number
  repayment: number
  premium: number
}

const savingsCalculatorNames = new Set(['savings', 'bank_savings', 'life_insurance', 'investment_mortgage'])

/** Whether a part with a repayment type (by code) has linked savings or investments. */
export const hasSavings = (repaymentType: number): boolean =>
  savingsCalculatorNames.has(getRepaymentType(repaymentType).calculator)

/** Yearly growth in percent of the savings linked to a part; null without savings. */
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
 * Calculates the cost of a part in the month that starts on `today` ('YYYY-MM-DD'), or in its first month if the part
 * starts later. A part past its end date has no planned payments; its remaining debt bears interest.
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

/** Debt of a part in euro on its end date: 0 with repayment or savings, unless another debt was agreed. */
export const getDebtAtEnd = ({ repaymentType, remainingDebt, openAtEnd }: PartTerms): number =>
  getRepaymentType(repaymentType).calculator === 'interest_only'
    ? remainingDebt
    : Math.min(remainingDebt, Math.max(0, openAtEnd ?? 0))
