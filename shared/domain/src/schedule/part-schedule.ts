import { countMonthsUntil } from '@portal/contract/calendar-day'
import { calculateAnnuityPayment, calculateMonthlyInterest, calculateSavingsPremium } from '../annuity.ts'
import { getDebtAtEnd, getSavingsGrowth, type PartTerms } from '../mortgage-part.ts'
import { getRepaymentType } from '../repayment-type.ts'
import { createEmptySchedule, type PaymentSchedule, toMonthNumber } from './payment-schedule.ts'

const euroToCents = (euro: number): number => Math.round((euro + Number.EPSILON) * 100)

/** Payment schedule of a part, with its debt at the start and at the end. */
export interface PartSchedule extends PaymentSchedule {
  /** Cents owed before the first payment. */
  principal: number
  /** Cents owed after the last payment that no savings cover. */
  open: number
}

/**
 * Makes the schedule of a mortgage part from `today` ('YYYY-MM-DD'), or from its start if that is later, to its end, at
 * today's rate, since later rates are unknown.
 *
 * - annuity: m = P·i / (1 − (1+i)^−n); interest each month is i of the remaining debt
 * - linear: repayment P / n; interest each month is i of the remaining debt
 * - interest-only and credit: P·i, no repayment
 * - savings, bank savings, life insurance: P·i, and a premium that grows to P at the loan's own rate by the end
 * - investment: the same at the expected return, which is not guaranteed
 *
 * where i is the nominal yearly rate divided by 12 (norms workbook NAT 2026; savings as on
 * hypotheeklastencalculator.nl). Each month is rounded to cents, as lenders do; the last month takes the rounding
 * difference.
 */
export function createPartSchedule(terms: PartTerms, today: string): PartSchedule {
  const start = terms.startDate && terms.startDate > today ? terms.startDate : today
  const months = Math.max(1, countMonthsUntil(start, terms.endDate))
  const { calculator } = getRepaymentType(terms.repaymentType)
  const principal = euroToCents(terms.remainingDebt)
  const open = euroToCents(getDebtAtEnd(terms))
  const calculateInterest = (owed: number) => calculateMonthlyInterest(owed, terms.interest)
  const repaid = (principal - open) / 100

  const annuity =
    calculator === 'annuity' ? euroToCents(calculateAnnuityPayment(repaid, terms.interest, months)) : 0
  const saving = getSavingsGrowth(terms)
  const premium = saving ? calculateSavingsPremium(repaid, terms.savedValue, saving.rate, months) * 100 : 0
  const growth = saving ? 1 + saving.rate / 1200 : 1
  const calculateLinearRepaid = (paid: number) => Math.round(((principal - open) * paid) / months)

  const calculateRepayment = (index: number, debt: number, interest: number): number => {
    if (calculator === 'linear') return calculateLinearRepaid(index + 1) - calculateLinearRepaid(index)
    if (calculator !== 'annuity') return 0
    if (index === months - 1) return debt - open
    return Math.max(0, Math.min(debt - open, annuity + calculateInterest(open) - interest))
  }

  const schedule = createEmptySchedule(toMonthNumber(terms.endDate) - months + 1, months)
  let debt = principal
  let saved = saving ? terms.savedValue * 100 : 0
  for (let index = 0; index < months; index++) {
    const interest = calculateInterest(debt)
    const repayment = calculateRepayment(index, debt, interest)
    debt -= repayment
    saved = saved * growth + premium
    schedule.interest[index] = interest
    schedule.repayment[index] = repayment
    schedule.premium[index] = Math.round(premium)
    schedule.debt[index] = debt
    schedule.saved[index] = Math.round(saved)
  }
  if (saving) schedule.debt[months - 1] = open
  return { ...schedule, principal, open }
}
