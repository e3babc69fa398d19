import { monthsUntil } from '@portal/contract/day'
import { annuityPayment, monthInterest, savingsPremium } from '../annuity.ts'
import { debtAtEnd, type PartTerms, savesFor } from '../mortgage-part.ts'
import { repaymentOf } from '../repayment.ts'
import { emptySchedule, monthNumber, type Schedule } from './schedule.ts'

const cents = (euro: number): number => Math.round((euro + Number.EPSILON) * 100)

/** A part's payments, and what is left when they end. */
export interface PartSchedule extends Schedule {
  /** Cents owed before the first payment. */
  principal: number
  /** Cents still owed after the last payment, when nothing was put aside for them. */
  open: number
}

/**
 * The payments of a mortgage part from `today` ('YYYY-MM-DD'), or from its begin if that comes later, to its end,
 * at the rate of today: what happens after a fixed-rate period nobody knows.
 *
 * - annuity: m = P·i / (1 − (1+i)^−n); interest each month is i of what is left
 * - linear: repayment P / n; interest each month is i of what is left
 * - interest-only and credit: P·i, nothing repaid
 * - savings, bank savings, life insurance: P·i, and a premium that grows to P at the loan's own rate by the end
 * - investment: the same at the expected return, which is no promise
 *
 * with i the nominal yearly rate over 12 (norms workbook NAT 2026; savings as hypotheeklastencalculator.nl works them
 * out). Each month is rounded to cents, as lenders do, and the last one takes what rounding left.
 */
export function partSchedule(terms: PartTerms, today: string): PartSchedule {
  const start = terms.startDate && terms.startDate > today ? terms.startDate : today
  const months = Math.max(1, monthsUntil(start, terms.endDate))
  const { calculator } = repaymentOf(terms.repaymentType)
  const principal = cents(terms.remainingDebt)
  const open = cents(debtAtEnd(terms))
  const interestOn = (owed: number) => monthInterest(owed, terms.interest)
  const repaid = (principal - open) / 100

  const annuity = calculator === 'annuity' ? cents(annuityPayment(repaid, terms.interest, months)) : 0
  const saving = savesFor(terms)
  const premium = saving ? savingsPremium(repaid, terms.savedValue, saving.rate, months) * 100 : 0
  const growth = saving ? 1 + saving.rate / 1200 : 1
  const even = (paid: number) => Math.round(((principal - open) * paid) / months)

  const repaymentIn = (index: number, debt: number, interest: number): number => {
    if (calculator === 'linear') return even(index + 1) - even(index)
    if (calculator !== 'annuity') return 0
    if (index === months - 1) return debt - open
    return Math.max(0, Math.min(debt - open, annuity + interestOn(open) - interest))
  }

  const schedule = emptySchedule(monthNumber(terms.endDate) - months + 1, months)
  let debt = principal
  let saved = saving ? terms.savedValue * 100 : 0
  for (let index = 0; index < months; index++) {
    const interest = interestOn(debt)
    const repayment = repaymentIn(index, debt, interest)
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
