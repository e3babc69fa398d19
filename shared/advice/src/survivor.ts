import { ageOn } from '@portal/contract/day'
import { type Figure, figure } from './figure.ts'
import type { Norms } from './norms.ts'

/** The survivor's benefit (Anw) of a month with holiday pay, less what is earned above the free amount. */
export function survivorBenefit({ anw }: Norms, earnedMonthly: number): Figure {
  const { value, source } = anw.monthly
  const whole = value.gross + value.supplement + value.holiday
  const taken = Math.max(0, earnedMonthly - value.free_income) * value.reduction_share
  return figure(
    'survivor_benefit',
    Math.max(0, whole - taken) * 12,
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
