import { getInterestRateList, type ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { getLivingDetails, type LivingDetails } from '@portal/contract/living-details'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import type { WidgetEvent, WidgetPrefill } from '@portal/contract/widget'
import { toAdviceEnergyLabel } from '@portal/domain/advice-input'
import { calculateCurrentDebt } from '@portal/domain/current-mortgage'
import { featureGates } from '@portal/domain/feature-gate'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { findMortgageForCalculation, listMortgagesOnHome } from '@portal/domain/mortgage-on-home'
import { useCurrentData, useIsAllowed, usePortal, useTenant } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { useEffect, useMemo, useState } from 'react'
import { IncludedItems } from '../shared/included-items/IncludedItems.tsx'
import { useMortgageGroup } from '../shared/included-items/use-included-groups.ts'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { WidgetWithAdvice } from '../shared/widget-iframe/WidgetWithAdvice.tsx'
import { useText } from '../texts.ts'

/**
 * Timeout of the request for the list of interest rates, in milliseconds. It is short, because the list only prefills a
 * rate that the customer can also type.
 */
const productsTimeoutMs = 3000

/** Products of the tenant's list of interest rates; null while loading, empty if loading failed. */
function useInterestProducts(key: string): readonly ListedMortgageProduct[] | null {
  const { api } = usePortal()
  const [products, setProducts] = useState<readonly ListedMortgageProduct[] | null>(key ? null : [])
  useEffect(() => {
    if (!key) return
    const setProductsOnce = (found: readonly ListedMortgageProduct[]) => setProducts((now) => now ?? found)
    const timer = setTimeout(() => setProductsOnce([]), productsTimeoutMs)
    api.send(getInterestRateList, { query: { key } }).then(
      ({ data }) => setProductsOnce(data.products),
      () => setProductsOnce([]),
    )
    return () => clearTimeout(timer)
  }, [api, key])
  return products
}

/** Formats the note to the tenant about a customer's sustainability check, always in Dutch (LEAD-05). */
export function formatSustainabilityNote(who: string, figures: WidgetEvent['figures']): string {
  const {
    total_costs: costs,
    financeable_costs: borrowed,
    saving_per_month: saving,
    monthly_payments: payments,
  } = figures
  const outcome = [
    ...(costs === undefined ? [] : [`kosten ${formatWholeEuro(costs, 'nl')}`]),
    ...(borrowed === undefined ? [] : [`mee te financieren ${formatWholeEuro(borrowed, 'nl')}`]),
    ...(saving === undefined ? [] : [`besparing ${formatEuro(saving, 'nl')} per maand`]),
    ...(payments === undefined ? [] : [`lening ${formatEuro(payments, 'nl')} per maand`]),
  ]
  const outcomeText = outcome.length > 0 ? ` Uitkomst: ${outcome.join(', ')}.` : ''
  return `${who} heeft uitgerekend wat verduurzamen oplevert en vraagt advies.${outcomeText}`
}

/** The calculator "What does a greener home bring?": the widget, prefilled from the customer file (SUST). */
export default function SustainabilitySlot() {
  const living = useCurrentData(getLivingDetails)
  const mortgages = useCurrentData(getMortgages)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const products = useInterestProducts(useTenant()?.interest_list_key ?? '')
  const pending = living.isPending || (withMortgages && mortgages.isPending) || products === null
  const prefill = useMemo(
    () =>
      pending
        ? null
        : createSustainabilityPrefill({
            living: living.data?.data,
            mortgages: mortgages.data?.data,
            products,
          }),
    [pending, living.data, mortgages.data, products],
  )
  return (
    <WidgetWithAdvice
      topic="sustainability"
      reads={[living, mortgages]}
      prefill={prefill}
      formatNote={formatSustainabilityNote}
    >
      {(file) => <SustainabilityInputs file={file} />}
    </WidgetWithAdvice>
  )
}

/**
 * Lists the items of the customer file that the sustainability check includes and excludes. The check includes debt on
 * the home only.
 */
function SustainabilityInputs({ file }: { file: CustomerFile }) {
  const text = useText()
  const onHome = listMortgagesOnHome(file.mortgages, file.living?.property ?? null)
  const getRole: Parameters<typeof useMortgageGroup>[1] = (one) => {
    if (!onHome.includes(one)) return { isCounted: false, about: text('counted_not_on_home') }
    const isCounted = calculateCurrentDebt(one, getToday()) > 0
    return { isCounted, about: text(isCounted ? 'counted_on_home' : 'counted_no_debt') }
  }
  const mortgages = useMortgageGroup(file, getRole)
  const createExcludedGroup = (id: 'incomes' | 'debts') => {
    const name = text(`counted_${id}`)
    const item = { id, name, about: text('counted_not_weighed'), isCounted: false }
    return { id, title: name, summary: '', items: [item] }
  }
  const rest = [
    createExcludedGroup('incomes'),
    ...(file.obligations.length > 0 ? [createExcludedGroup('debts')] : []),
  ]
  return <IncludedItems groups={[mortgages, ...rest]} about={text('counted_begins')} />
}

/** The parts of a customer file on which the sustainability check depends; parts that failed to load are absent. */
interface SustainabilityCustomerData {
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
