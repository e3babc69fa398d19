import * as v from '@portal/contract/valibot'
import { amountField } from './input-field.ts'

/** Maximum input amounts of calculations, in euro. A higher amount is rejected, since it is probably a typing error. */
export const maxAdviceAmounts = {
  total: 25_000_000,
  year: 13_000_000,
  month: 1_000_000,
  measure: 1_000_000,
} as const

const createAmountField = (most: number) =>
  v.pipe(amountField, v.maxValue(most, `must be at most ${most.toLocaleString('en')} euro`))

export const TotalAmountField = createAmountField(maxAdviceAmounts.total)
export const YearlyAmountField = createAmountField(maxAdviceAmounts.year)
export const MonthlyAmountField = createAmountField(maxAdviceAmounts.month)
export const SustainabilityCostsField = createAmountField(maxAdviceAmounts.measure)
