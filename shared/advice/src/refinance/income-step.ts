import type { IncomeStep } from '@portal/contract/refinance'
import { toFraction } from '../percent.ts'

/** A rate, whether it fits the income, and the quota of the norms at that rate. Both in percent. */
export interface RateOnIncome {
  rate: number
  fits: boolean
  quota: number
}

const toRateAndQuota = ({ rate, quota }: RateOnIncome) => ({ rate: toFraction(rate), housing_quota: quota })

/** The lowest fitting rate above a rate that does not fit, with the nearest lower one; null if there is none. */
export function findIncomeStep(rates: readonly RateOnIncome[]): IncomeStep | null {
  const sorted = rates.toSorted((a, b) => a.rate - b.rate)
  const refused = sorted.findIndex(({ fits }) => !fits)
  const fitting = refused < 0 ? undefined : sorted.slice(refused).find(({ fits }) => fits)
  const lower = fitting && sorted.findLast(({ rate, fits }) => !fits && rate < fitting.rate)
  return fitting && lower ? { not_fitting: toRateAndQuota(lower), fitting: toRateAndQuota(fitting) } : null
}
