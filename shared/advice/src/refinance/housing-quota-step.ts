import type { HousingQuotaThreshold } from '@portal/contract/refinance'
import { toFraction } from '../percent.ts'

/** Whether a rate fits the income, with the housing quota at that rate. Both in percent. */
export interface RateIncomeCheck {
  rate: number
  fits: boolean
  quota: number
}

const toRateAndQuota = ({ rate, quota }: RateIncomeCheck) => ({
  rate: toFraction(rate),
  housing_quota: quota,
})

/**
 * Finds a rate at which the loan fits the income although it does not fit at a lower rate, because the housing quota
 * increases with the rate. Returns the first such rate and the highest lower rate that does not fit; null if there is
 * none.
 */
export function findHousingQuotaThreshold(rates: readonly RateIncomeCheck[]): HousingQuotaThreshold | null {
  const sorted = rates.toSorted((a, b) => a.rate - b.rate)
  const refused = sorted.findIndex(({ fits }) => !fits)
  const fitting = refused < 0 ? undefined : sorted.slice(refused).find(({ fits }) => fits)
  const lower = fitting && sorted.findLast(({ rate, fits }) => !fits && rate < fitting.rate)
  return fitting && lower ? { not_fitting: toRateAndQuota(lower), fitting: toRateAndQuota(fitting) } : null
}
