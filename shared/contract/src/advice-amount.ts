import * as v from '@portal/contract/schema'
import { amountField } from './input-field.ts'

/** Maximum amounts that calculations accept, in euro. Higher amounts are rejected as typing errors. */
export const maxAdviceAmounts = {
  /** Value of a home, a debt, or savings for a home. */
  total: 25_000_000,
  /** Yearly income of a person. */
  year: 13_000_000,
  /** Monthly income, payment or premium. */
  month: 1_000_000,
  /** Costs of one measure on a home. */
  measure: 1_000_000,
} as const

const createAmountField = (most: number) =>
  v.pipe(amountField, v.maxValue(most, `must be at most ${most.toLocaleString('en')} euro`))

/** Amount of a home, debt or savings, in euro. */
export const TotalAmountField = createAmountField(maxAdviceAmounts.total)
/** Yearly amount, in euro. */
export const YearlyAmountField = createAmountField(maxAdviceAmounts.year)
/** Monthly amount, in euro. */
export const MonthlyAmountField = createAmountField(maxAdviceAmounts.month)
/** Costs of a measure, in euro. */
export const MeasureCostsField = createAmountField(maxAdviceAmounts.measure)
