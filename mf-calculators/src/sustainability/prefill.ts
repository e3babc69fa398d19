import { today } from '@portal/contract/clock'
import type { ListedProduct } from '@portal/contract/interest-list'
import type { Living } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Prefill } from '@portal/contract/widget'
import { adviceLabelOf } from '@portal/domain/advice-input'
import { matchedMortgage, mortgagesOnHome } from '@portal/domain/matched-mortgage'
import { sumOf } from '@portal/domain/money'
import { owedNow } from '@portal/domain/mortgage-now'

/** What of a file the sustainability check follows from; what could not be read is left out. */
export interface HomeFile {
  living?: Living | null | undefined
  mortgages?: readonly Mortgage[] | undefined
  products?: readonly ListedProduct[] | undefined
}

/** The rate in the middle of today's list, in percent: fixed for ten years, with a debt up to nine tenths of the value. */
export function middleRate(products: readonly ListedProduct[]): number | null {
  const rates = products.flatMap(({ rates }) => rates['90']?.['120'] ?? []).sort((a, b) => a - b)
  const middle = rates[Math.floor(rates.length / 2)]
  return middle === undefined ? null : Math.round(middle * 1e4) / 100
}

/** What the form for the sustainability check begins with, from the customer's file. */
export function sustainabilityPrefill({ living, mortgages = [], products = [] }: HomeFile): Prefill {
  const home = living?.property ?? null
  const mortgage = matchedMortgage(mortgages, home)
  const values: Record<string, string | number | null> = {
    label: adviceLabelOf(home?.energy_label),
    value: home?.market_value ?? home?.woz_value_home ?? mortgage?.wozWaarde ?? null,
    debt: sumOf(mortgagesOnHome(mortgages, home).map((one) => owedNow(one, today()))),
    rate: middleRate(products),
  }
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => Boolean(entry[1])),
  )
}
