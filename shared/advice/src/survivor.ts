import { calculateAge } from '@portal/contract/calendar-day'
import { roundToCents } from '@portal/domain/money'
import { createFigure, type Figure } from './figure.ts'
import type { Norms } from './norms.ts'

/** Monthly wages in a year with a holiday allowance of 8 percent. */
const wageMonthsPerYear = 12.96

/** Monthly earnings that count in the income test: a year's wage without holiday allowance. */
export const calculateCountedEarnings = (yearWage: number): number => yearWage / wageMonthsPerYear

/**
 * Yearly survivor's benefit (Anw). Wages reduce it, except half the gross minimum wage and a third of the rest (art.
 * 18). If nothing remains, there is no holiday allowance and supplement either. The partner's survivor's pensions and
 * assets do not count; other benefits would count in full, but are not in a file.
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
 * Whether a survivor is entitled to the benefit: has a child below the legal age and is below the state pension age.
 */
export const hasSurvivorBenefit = (
  { anw }: Norms,
  youngestChild: string | null | undefined,
  isAow: boolean,
  date: string,
): boolean =>
  !isAow && Boolean(youngestChild) && calculateAge(youngestChild ?? '', date) < anw.child_below_age.value
