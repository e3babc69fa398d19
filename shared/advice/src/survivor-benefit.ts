import { roundToCents } from '@portal/domain/money'
import { calculateAge } from '@portal/time/calendar-day'
import { createFigure, type Figure } from './figure.ts'
import type { Norms } from './norms.ts'

/** Months in a yearly wage that includes a holiday allowance of 8 percent. */
const wageMonthsPerYear = 12.96

/**
 * Calculates the monthly earnings that count for the income test of the benefit: the wage without holiday allowance.
 */
export const calculateCountedEarnings = (yearWage: number): number => yearWage / wageMonthsPerYear

/**
 * Yearly survivor's benefit (Anw). Wages lower it, except half the gross minimum wage and a third of the rest (art.
 * 18). If the result is 0, holiday allowance and supplement are not paid either. Survivor's pensions and assets do not
 * count. Other benefits would count in full, but the input has none.
 */
export function calculateSurvivorBenefit({ anw }: Norms, earnedMonthly: number): Figure {
  const { value, source } = anw.monthly
  const taken = Math.max(0, earnedMonthly - value.free_income) * value.reduction_share
  const left = value.gross - taken
  return createFigure(
    'survivor_benefit',
    roundToCents(left) > 0 ? (left + value.supplement + value.holiday) * 12 : 0,
    {
      gross_amount: value.gross,
      supplement: value.supplement,
      holiday_pay: value.holiday,
      earned_income: earnedMonthly,
      free_income: value.free_income,
    },
    source,
  )
}

/**
 * Whether a survivor is entitled to the benefit (Anw): with a child below the age limit, and below the state pension
 * age.
 */
export const hasSurvivorBenefit = (
  { anw }: Norms,
  youngestChild: string | null | undefined,
  hasReachedPensionAge: boolean,
  date: string,
): boolean =>
  !hasReachedPensionAge &&
  Boolean(youngestChild) &&
  calculateAge(youngestChild ?? '', date) < anw.child_below_age.value
