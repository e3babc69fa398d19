import type { IncomeStep } from '@portal/contract/refinance'
import { fractionOf } from '../percent.ts'

/** A rate with whether it fits the income, and the share of the income that the norms allow at it. Both in percent. */
export interface RateOnIncome {
  rate: number
  fits: boolean
  quota: number
}

const rateAndQuota = ({ rate, quota }: RateOnIncome) => ({ rate: fractionOf(rate), housing_quota: quota })

/** The lowest rate that fits although a lower one does not, with the nearest lower one; null where there is none. */
export function incomeStep(rates: readonly RateOnIncome[]): IncomeStep | null {
  const sorted = rates.toSorted((a, b) => a.rate - b.rate)
  const refused = sorted.findIndex(({ fits }) => !fits)
  const fitting = refused < 0 ? undefined : sorted.slice(refused).find(({ fits }) => fits)
  const lower = fitting && sorted.findLast(({ rate, fits }) => !fits && rate < fitting.rate)
  return fitting && lower ? { not_fitting: rateAndQuota(lower), fitting: rateAndQuota(fitting) } : null
}
