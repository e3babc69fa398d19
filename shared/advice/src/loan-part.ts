import type { adviceRepaymentTypes } from '@portal/contract/advice'
import { calculateMonthlyCost, type PartTerms } from '@portal/domain/mortgage-part'
import { createPartSchedule, type PartSchedule } from '@portal/domain/schedule/part-schedule'
import { addMonths } from '@portal/time/calendar-day'
import {
  type Amount,
  createFigure,
  type Figure,
  type FigureInputs,
  getAmountValue,
  groupFiguresByRule,
} from './figure.ts'

/** Rates are in percent a year. */
export interface LoanPart {
  type: (typeof adviceRepaymentTypes)[number]
  /** A starter loan is calculated as interest-only. */
  isStarterLoan?: boolean
  debt: number
  /** Derivation of `debt` if part of the loan was repaid early. */
  remainingDebtFigure?: Figure
  original: number
  saved: number
  /** Monthly savings premium; null for the premium that makes the savings equal to the debt at the end. */
  premium: number | null
  interest: number
  returnRate: number | null
  months: number
  deductibleMonths: number
  fixedMonths: number
}

export interface ScheduledPart {
  part: LoanPart
  /** First day of the first month in the schedule. */
  start: string
  schedule: PartSchedule
}

export interface PartState {
  type: LoanPart['type']
  debt: Amount
  /** Monthly payment in euro; 0 after the end of the part. */
  payment: Figure
  /** Interest of the month, in euro. */
  interest: number
  rate: number
  isDeductible: boolean
  months: number
  fixedMonths: number
}

const repaymentTypeCodes = {
  annuity: 1,
  linear: 2,
  life_insurance: 3,
  interest_only: 5,
  investment_mortgage: 10,
  bank_savings: 50,
  savings: 53,
} as const satisfies Record<LoanPart['type'], number>

export const toMonthStart = (date: string): string => `${date.slice(0, 8)}01`

const toPartTerms = (part: LoanPart, start: string, rate: number): PartTerms => ({
  repaymentType: repaymentTypeCodes[part.type],
  principal: part.original,
  remainingDebt: part.debt,
  interest: rate,
  endDate: addMonths(start, part.months),
  savedValue: part.saved,
  returnRate: part.returnRate,
})

/** Creates a part's payment schedule from the month of a date on. */
export function createScheduledPart(part: LoanPart, date: string, rate = part.interest): ScheduledPart {
  const start = toMonthStart(date)
  return { part, start, schedule: createPartSchedule(toPartTerms(part, start, rate), start) }
}

/** Creates the schedule of a part after its fixed-rate period, at another rate; null if no debt remains. */
export function createScheduledPartAfterFixedPeriod(
  { part, start, schedule }: ScheduledPart,
  rate: number,
): ScheduledPart | null {
  const passed = Math.max(1, part.fixedMonths)
  const debt = passed < part.months ? (schedule.debt[passed - 1] ?? 0) / 100 : 0
  if (debt <= 0) return null
  const rest = {
    ...part,
    debt,
    saved: (schedule.saved[passed - 1] ?? 0) / 100,
    interest: rate,
    months: part.months - passed,
    deductibleMonths: Math.max(0, part.deductibleMonths - passed),
  }
  return createScheduledPart(rest, addMonths(start, passed))
}

function createPaymentFigure(
  { type, isStarterLoan }: LoanPart,
  debt: Amount,
  rate: number,
  months: number,
  month: ReturnType<typeof calculateMonthlyCost>,
  premium: number,
): Figure {
  const inputs: FigureInputs = { remaining_debt: debt, interest_rate: rate }
  if (type === 'annuity') return createFigure('annuity_payment', month.total, { ...inputs, months })
  if (type === 'linear') return createFigure('linear_payment', month.total, { ...inputs, months })
  if (type === 'interest_only')
    return createFigure(isStarterLoan ? 'starter_loan_payment' : 'interest_payment', month.interest, inputs)
  return createFigure('saving_payment', month.interest + premium, { ...inputs, savings_premium: premium })
}

/**
 * Calculates the state of a part after `months` months. After the fixed-rate period, the rate is at least `testRate`,
 * since the future rate is unknown. After the term, only interest-only debt remains.
 */
export function calculatePartState(
  { part, start, schedule }: ScheduledPart,
  months: number,
  testRate: number,
): PartState {
  const isOver = months >= part.months
  const isOpen = part.type === 'interest_only'
  const left =
    months === 0 ? part.debt : isOver ? (isOpen ? part.debt : 0) : (schedule.debt[months - 1] ?? 0) / 100
  const debt: Amount =
    months === 0
      ? (part.remainingDebtFigure ?? left)
      : createFigure('remaining_debt', left, {
          principal: part.remainingDebtFigure ?? part.debt,
          interest_rate: part.interest,
          months: part.months,
          months_passed: months,
        })
  const isRateFixed = months === 0 || months < part.fixedMonths
  const rate = isRateFixed ? part.interest : Math.max(part.interest, testRate)
  const remaining = isOver ? (isOpen ? 1 : 0) : part.months - months
  const saved = months === 0 ? part.saved : (schedule.saved[months - 1] ?? 0) / 100
  const then = { ...part, debt: left, saved, months: Math.max(1, remaining) }
  const from = addMonths(start, months)
  const month = calculateMonthlyCost(toPartTerms(then, from, rate), from)
  const isPaid = left === 0
  return {
    type: part.type,
    debt,
    payment: isPaid
      ? createFigure('interest_payment', 0, { remaining_debt: debt })
      : createPaymentFigure(part, debt, rate, remaining, month, part.premium ?? month.premium),
    interest: isPaid ? 0 : month.interest,
    rate,
    isDeductible: months < part.deductibleMonths,
    months: remaining,
    fixedMonths: Math.max(0, part.fixedMonths - months),
  }
}

export const sumMonthlyPayments = (parts: readonly PartState[]): Figure => {
  const payments = parts.map(({ payment }) => payment)
  return createFigure(
    'monthly_payments',
    payments.reduce((sum, { value }) => sum + value, 0),
    groupFiguresByRule(payments),
  )
}

export const sumRemainingDebt = (parts: readonly PartState[]): Figure => {
  const debts = parts.map(({ debt }) => debt)
  return createFigure(
    'remaining_sum',
    debts.reduce<number>((sum, debt) => sum + getAmountValue(debt), 0),
    { remaining_debt: debts },
  )
}

/** Calculates the deductible interest of a year from the rate and debt of one month. */
export const calculateDeductibleInterest = (parts: readonly PartState[]): Figure => {
  const counted = parts.filter(({ isDeductible, interest }) => isDeductible && interest > 0)
  const value = counted.reduce((sum, { interest }) => sum + interest * 12, 0)
  return createFigure('deductible_interest', value, {
    remaining_debt: counted.map(({ debt }) => debt),
    interest_rate: counted.map(({ rate }) => rate),
  })
}
