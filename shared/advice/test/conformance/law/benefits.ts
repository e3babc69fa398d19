import { findRawNormEdition } from './norm-edition.ts'

/** Monthly wage on which benefits are based (Dagloonbesluit), up to the maximum daily wage (Wfsv art. 17). */
export function calculateBenefitWage(day: string, year: number): number {
  const most = findRawNormEdition('day-wage', day).maximum?.value
  return Math.min(year / 261, most) * 21.75
}

/** Calculates the unemployment benefit (WW art. 47): 75 % of the wage in the first two months, then 70 %. */
export const calculateUnemploymentBenefitByLaw = (day: string, year: number, month: number): number =>
  calculateBenefitWage(day, year) * (month > 2 ? 0.7 : 0.75)

/**
 * Calculates the survivor's benefit (Anw art. 17 and 18). Earnings above a free amount lower the benefit by two thirds
 * of the excess. If nothing remains, holiday allowance and supplement are not paid either.
 */
export function calculateSurvivorBenefitByLaw(day: string, earned: number): number {
  const { gross, holiday, supplement, free_income } = findRawNormEdition('anw', day).monthly?.value ?? {}
  const left = gross - (Math.max(0, earned - free_income) * 2) / 3
  return Math.round(left * 100) > 0 ? left + holiday + supplement : 0
}

/**
 * Calculates the incapacity benefit after the wage-related phase if the person uses at least half of the remaining
 * earning capacity (WIA art. 61(4)).
 */
export function calculateIncapacityBenefitByLaw(day: string, year: number, percent: number): number {
  if (percent < 35) return 0
  const wage = calculateBenefitWage(day, year)
  return percent >= 80 ? wage * 0.7 : (wage * percent * 0.7) / 100
}
