import { monthsUntil } from '@portal/contract/day'
import { annuityPayment, monthInterest, savingsPremium } from './annuity.ts'
import { sumOf, toCents } from './money.ts'
import { repaymentOf } from './repayment.ts'

/** What the monthly amounts of a mortgage part follow from. Amounts in euro, interest in percent a year. */
export interface PartTerms {
  repaymentType: number
  principal: number
  remainingDebt: number
  interest: number
  /** 'YYYY-MM-DD'; a part that has not begun pays from then on. */
  startDate?: string | null
  /** 'YYYY-MM-DD'. */
  endDate: string
  /** What was agreed to be left at the end of a part that is repaid or saved for; nothing unless said. */
  openAtEnd?: number | null
  /** Value saved or invested beside the part. */
  savedValue: number
  /** Expected return in percent a year of what is invested; savings grow by the interest of the loan. */
  returnRate?: number | null
}

/** What a mortgage part costs in one month, in euro. */
export interface PartMonth {
  total: number
  interest: number
  repayment: number
  premium: number
}

const saving = new Set(['savings', 'bank_savings', 'life_insurance', 'investment_mortgage'])

/** Whether a value is saved or invested beside a part that is repaid in this way, by its code. */
export const gathersValue = (repaymentType: number): boolean =>
  saving.has(repaymentOf(repaymentType).calculator)

/** By how many percent a year grows what is put aside for a part; null for a part that nothing is put aside for. */
export function savesFor({ repaymentType, interest, returnRate }: PartTerms): { rate: number } | null {
  if (!gathersValue(repaymentType)) return null
  const { calculator } = repaymentOf(repaymentType)
  return { rate: calculator === 'investment_mortgage' ? (returnRate ?? interest) : interest }
}

/**
 * What a part costs in the month that begins on `today` ('YYYY-MM-DD'), or in its first month if that comes later. A part
 * whose end date has come has no payments left to plan: what is still owed on it bears interest.
 */
export function monthOf(part: PartTerms, today: string): PartMonth {
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
  const savings = savesFor(part)
  const premium = savings
    ? toCents(savingsPremium(part.remainingDebt, part.savedValue, savings.rate, months))
    : 0
  return { total: sumOf([interest, repayment, premium]), interest, repayment, premium }
}

/** What is left in euro of a part on its end date: nothing where it is repaid or saved for, unless agreed otherwise. */
export const debtAtEnd = ({ repaymentType, remainingDebt, openAtEnd }: PartTerms): number =>
  repaymentOf(repaymentType).calculator === 'interest_only'
    ? remainingDebt
    : Math.min(remainingDebt, Math.max(0, openAtEnd ?? 0))
