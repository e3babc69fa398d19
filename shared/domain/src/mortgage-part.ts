import { annuityPayment, savingsPremium } from './annuity.ts'
import { monthsBetween } from './date.ts'
import { sumOf, toCents } from './money.ts'
import { repaymentOf } from './repayment.ts'

/** What the monthly amounts of a mortgage part follow from. Amounts in euro, interest in percent a year. */
export interface PartTerms {
  repaymentType: number
  principal: number
  remainingDebt: number
  interest: number
  /** 'YYYY-MM-DD'. */
  endDate: string
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

/** What a part costs in the month that begins on `today` ('YYYY-MM-DD'). */
export function monthOf(part: PartTerms, today: string): PartMonth {
  const months = Math.max(1, monthsBetween(today, part.endDate))
  const { calculator } = repaymentOf(part.repaymentType)
  const interest = toCents((part.remainingDebt * part.interest) / 1200)
  const repayment = toCents(
    calculator === 'annuity'
      ? annuityPayment(part.remainingDebt, part.interest, months) - interest
      : calculator === 'linear'
        ? part.remainingDebt / months
        : 0,
  )
  const rate = calculator === 'investment_mortgage' ? (part.returnRate ?? part.interest) : part.interest
  const premium = saving.has(calculator)
    ? toCents(savingsPremium(part.remainingDebt, part.savedValue, rate, months))
    : 0
  return { total: sumOf([interest, repayment, premium]), interest, repayment, premium }
}

/** What is left in euro of a part on its end date: nothing where it is repaid or saved for. */
export const debtAtEnd = (part: PartTerms): number =>
  repaymentOf(part.repaymentType).calculator === 'interest_only' ? part.remainingDebt : 0
