import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import type { LivingDetails } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import type { WidgetPrefill } from '@portal/contract/widget'
import { toAdviceEnergyLabel } from '@portal/domain/advice-input'
import { calculateCurrentDebt } from '@portal/domain/current-mortgage'
import { sumAmounts } from '@portal/domain/money'
import { findMortgageForCalculation, listMortgagesOnHome } from '@portal/domain/mortgage-on-home'
import { getToday } from '@portal/time/clock'

/** The parts of a customer file on which the sustainability check depends; parts that failed to load are absent. */
export interface SustainabilityCustomerData {
  living?: LivingDetails | null | undefined
  mortgages?: readonly Mortgage[] | undefined
  products?: readonly ListedMortgageProduct[] | undefined
}

/**
 * Finds the median rate of today's interest list, in percent: fixed for ten years, for a debt of up to 90 % of the
 * home's value.
 */
export function findMedianRate(products: readonly ListedMortgageProduct[]): number | null {
  const rates = products.flatMap(({ rates }) => rates['90']?.['120'] ?? []).sort((a, b) => a - b)
  const middle = rates[Math.floor(rates.length / 2)]
  return middle === undefined ? null : Math.round(middle * 1e4) / 100
}

/** Creates the initial values of the sustainability form from the customer's file. */
export function createSustainabilityPrefill({
  living,
  mortgages = [],
  products = [],
}: SustainabilityCustomerData): WidgetPrefill {
  const home = living?.property ?? null
  const mortgage = findMortgageForCalculation(mortgages, home)
  const values: Record<string, string | number | null> = {
    energy_label: toAdviceEnergyLabel(home?.energy_label),
    market_value: home?.market_value ?? home?.woz_value_home ?? mortgage?.wozWaarde ?? null,
    current_debt: sumAmounts(
      listMortgagesOnHome(mortgages, home).map((one) => calculateCurrentDebt(one, getToday())),
    ),
    interest_rate: findMedianRate(products),
  }
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => Boolean(entry[1])),
  )
}
