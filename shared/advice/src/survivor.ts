import { ageOn } from '@portal/contract/day'
import { toCents } from '@portal/domain/money'
import { type Figure, figure } from './figure.ts'
import type { Norms } from './norms.ts'

/** Months of wage in a year with a holiday allowance of 8 percent. */
const monthsOfWage = 12.96

/** What counts of a year's wage in the income test of a month: its holiday allowance does not. */
export const countedEarnings = (yearWage: number): number => yearWage / monthsOfWage

/**
 * The survivor's benefit (Anw) of a year. Of wages, half the gross minimum wage and a third of what is above are left out
 * (art. 18); the rest is taken off the benefit. When that takes all of it, nothing is left, nor holiday pay and supplement.
 * Survivor's pensions of the partner and means are not taken off; other benefits would be in full, and are not in a file.
 */
export function survivorBenefit({ anw }: Norms, earnedMonthly: number): Figure {
  const { value, source } = anw.monthly
  const taken = Math.max(0, earnedMonthly - value.free_income) * value.reduction_share
  const left = value.gross - taken
  return figure(
    'survivor_benefit',
    toCents(left) > 0 ? (left + value.supplement + value.holiday) * 12 : 0,
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

/** Whether a survivor has a right to the benefit: a child below the age of the law, and no state pension yet. */
export const hasSurvivorBenefit = (
  { anw }: Norms,
  youngestChild: string | null | undefined,
  isAow: boolean,
  date: string,
): boolean => !isAow && Boolean(youngestChild) && ageOn(youngestChild ?? '', date) < anw.child_below_age.value
