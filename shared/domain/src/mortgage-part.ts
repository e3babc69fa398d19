import { monthsUntil } from '@portal/contract/day'
import { annuityPayment, monthInterest, savingsPremium } from './annuity.ts'
import { sumOf, toCents } from './money.ts'
import { repaymentOf } from './repayment.ts'

/**
 * Terms from which the monthly amounts of a mortgage part are calculated. Amounts in euro, interest in percent a year.
 */
export interface PartTerms {
  repaymentType: number
  principal: number
  remainingDebt: number
  interest: number
  /** 'YYYY-MM-DD'; a part that has not started pays from this date. */
  startDate?: string | null
  /** 'YYYY-MM-DD'. */
  endDate: string
  /** Agreed remaining debt at the end of a part with repayment or savings; 0 by default. */
  openAtEnd?: number | null
  /** Savings or investments linked to the part. */
  savedValue: number
  /** Expected return of investments in percent a year; savings earn the loan's interest rate. */
  returnRate?: number | null
}

/** Cost of a mortgage part in one month, in euro. */
export interface PartMonth {
  total: number
  interest: number
  repayment: number
  premium: number
}

const saving = new Set(['savings', 'bank_savings', 'life_insurance', 'investment_mortgage'])

/** Whether a repayment type, by its code, builds up savings or investments. */
export const buildsSavings = (repaymentType: number): boolean =>
  saving.has(repaymentOf(repaymentType).calculator)

/** Yearly growth in percent of the savings linked to a part; null if it has none. */
export function savingsGrowth({ repaymentType, interest, returnRate }: PartTerms): { rate: number } | null {
  if (!buildsSavings(repaymentType)) return null
  const { calculator } = repaymentOf(repaymentType)
  return { rate: calculator === 'investment_mortgage' ? (returnRate ?? interest) : interest }
}

/**
 * Calculates a part's cost in the month that starts on `today` ('YYYY-MM-DD'), or in its first month if that is later.
 * A part past its end date has no planned payments; its remaining debt bears interest.
 */
export function monthlyCostOf(part: PartTerms, today: string): PartMonth {
  const from = part.startDate && part.startDate > today ? part.startDate : today
  const months = monthsUntil(from, part.endDate)
  const { calculator } = repaymentOf(part.repaymentType)
  const interest = monthInterest(Math.round(part.remainingDebt * 100), part.interest) / 100
  if (months === 0) return { total: interest, interest, repayment: 0, premium: 0 }
  const repayment = toCents(
    calculator === 'annuity'
      ? annuityPayment(part.remainingDebt, part.interest, months) - interest
      : calculator === 'linear'
        ? part.remainingDebt / months
        : 0,
  )
  const savings = savingsGrowth(part)
  const premium = savings
    ? toCents(savingsPremium(part.remainingDebt, part.savedValue, savings.rate, months))
    : 0
  return { total: sumOf([interest, repayment, premium]), interest, repayment, premium }
}

/** Debt of a part in euro on its end date: 0 with repayment or savings, unless agreed otherwise. */
export const debtAtEnd = ({ repaymentType, remainingDebt, openAtEnd }: PartTerms): number =>
  repaymentOf(repaymentType).calculator === 'interest_only'
    ? remainingDebt
    : Math.min(remainingDebt, Math.max(0, openAtEnd ?? 0))
