import { countMonthsUntil } from '@portal/contract/calendar-day'
import { calculateAnnuityPayment, calculateMonthlyInterest, calculateSavingsPremium } from './annuity.ts'
import { roundToCents, sumAmounts } from './money.ts'
import { getRepaymentType } from './repayment-type.ts'

/** Terms of a part's payments. Amounts in euro, interest in percent a year. */
export interface PartTerms {
  repaymentType: number
  principal: number
  remainingDebt: number
  interest: number
  /** 'YYYY-MM-DD'. A part that starts later pays from this date on. */
  startDate?: string | null
  /** 'YYYY-MM-DD'. */
  endDate: string
  /** Agreed debt at the end; 0 by default with repayment or savings. */
  agreedDebtAtEnd?: number | null
  /** Current value of linked savings or investments. */
  savedValue: number
  /** Expected return of investments in percent a year; savings earn the loan's rate. */
  returnRate?: number | null
}

/** In euro. */
export interface PartMonthlyCost {
  total: number
  interest: number
  repayment: number
  premium: number
}

const savingsCalculatorNames = new Set(['savings', 'bank_savings', 'life_insurance', 'investment_mortgage'])

/** Whether a repayment type (by code) has linked savings or investments. */
export const hasSavings = (repaymentType: number): boolean =>
  savingsCalculatorNames.has(getRepaymentType(repaymentType).calculator)

/** Yearly growth in percent of linked savings; null without savings. */
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
 * Cost of a part in the month from `today` ('YYYY-MM-DD') on, or in its first month if it starts later. After its end
 * date, a part has no planned payments, but its debt bears interest.
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

/** Debt in euro on the end date. */
export const getDebtAtEnd = ({ repaymentType, remainingDebt, agreedDebtAtEnd }: PartTerms): number =>
  getRepaymentType(repaymentType).calculator === 'interest_only'
    ? remainingDebt
    : Math.min(remainingDebt, Math.max(0, agreedDebtAtEnd ?? 0))
