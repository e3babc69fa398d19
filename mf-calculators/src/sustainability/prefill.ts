import { today } from '@portal/contract/clock'
import type { ListedProduct } from '@portal/contract/interest-list'
import type { Living } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Prefill } from '@portal/contract/widget'
import { adviceLabelOf } from '@portal/domain/advice-input'
import { currentDebt } from '@portal/domain/current-mortgage'
import { matchedMortgage, mortgagesOnHome } from '@portal/domain/matched-mortgage'
import { sumOf } from '@portal/domain/money'

/** The parts of a file that the sustainability check depends on; unreadable ones are absent. */
export interface HomeFile {
  living?: Living | null | undefined
  mortgages?: readonly Mortgage[] | undefined
  products?: readonly ListedProduct[] | undefined
}

/** Median rate of today's list, in percent: fixed for ten years, for a debt of up to 90% of the home's value. */
export function middleRate(products: readonly ListedProduct[]): number | null {
  const rates = products.flatMap(({ rates }) => rates['90']?.['120'] ?? []).sort((a, b) => a - b)
  const middle = rates[Math.floor(rates.length / 2)]
  return middle === undefined ? null : Math.round(middle * 1e4) / 100
}

/** Prefilled values of the sustainability check's form, from the customer's file. */
export function sustainabilityPrefill({ living, mortgages = [], products = [] }: HomeFile): Prefill {
  const home = living?.property ?? null
  const mortgage = matchedMortgage(mortgages, home)
  const values: Record<string, string | number | null> = {
    label: adviceLabelOf(home?.energy_label),
    value: home?.market_value ?? home?.woz_value_home ?? mortgage?.wozWaarde ?? null,
    debt: sumOf(mortgagesOnHome(mortgages, home).map((one) => currentDebt(one, today()))),
    rate: middleRate(products),
  }
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => Boolean(entry[1])),
  )
}
