import { countMonthsUntil } from '@portal/time/calendar-day'
import { calculateAnnuityPayment, calculateMonthlyInterest, calculateSavingsPremium } from '../annuity.ts'
import { getDebtAtEnd, getSavingsGrowth, type PartTerms } from '../mortgage-part.ts'
import { getRepaymentType } from '../repayment-type.ts'
import { createEmptySchedule, type PaymentSchedule, toMonthNumber } from './payment-schedule.ts'

const convertEuroToCents = (euro: number): number => Math.round((euro + Number.EPSILON) * 100)

export interface PartSchedule extends PaymentSchedule {
  /** Debt before the first payment, in cents. */
  principal: number
  /** Debt after the last payment minus savings, in cents. */
  open: number
}

/**
 * Creates the schedule of a part from `today` ('YYYY-MM-DD'), or from its start if that is later, at today's rate.
 *
 * - annuity: P·i / (1 − (1+i)^−n)
 * - linear: P / n plus interest
 * - interest-only and credit: P·i
 * - savings, bank savings and life insurance: P·i, and a premium that grows to P at the loan's own rate
 * - investment: the same, at the expected return
 *
 * where i is the yearly rate divided by 12 (norms workbook NAT 2026; savings as on hypotheeklastencalculator.nl).
 * Each month is rounded to cents; the last month takes the rounding difference.
 */
export function createPartSchedule(terms: PartTerms, today: string): PartSchedule {
  const start = terms.startDate && terms.startDate > today ? terms.startDate : today
  const months = Math.max(1, countMonthsUntil(start, terms.endDate))
  const { calculator } = getRepaymentType(terms.repaymentType)
  const principal = convertEuroToCents(terms.remainingDebt)
  const open = convertEuroToCents(getDebtAtEnd(terms))
  const calculateInterest = (owed: number) => calculateMonthlyInterest(owed, terms.interest)
  const repaid = (principal - open) / 100

  const annuity =
    calculator === 'annuity' ? convertEuroToCents(calculateAnnuityPayment(repaid, terms.interest, months)) : 0
  const saving = getSavingsGrowth(terms)
  const premium = saving ? calculateSavingsPremium(repaid, terms.savedValue, saving.rate, months) * 100 : 0
  const growth = saving ? 1 + saving.rate / 1200 : 1
  const calculateLinearRepaidTotal = (paid: number) => Math.round(((principal - open) * paid) / months)

  const calculateRepayment = (index: number, debt: number, interest: number): number => {
    if (calculator === 'linear')
      return calculateLinearRepaidTotal(index + 1) - calculateLinearRepaidTotal(index)
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
