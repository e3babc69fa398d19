import { getInterestRateList, type ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import type { WidgetEvent } from '@portal/contract/widget'
import { featureGates } from '@portal/domain/feature-gate'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { useCurrentData, useIsAllowed, usePortal, useTenant } from '@portal/remote-kit'
import { useEffect, useMemo, useState } from 'react'
import { WidgetWithAdvice } from '../shared/widget-iframe/WidgetWithAdvice.tsx'
import { SustainabilityInputs } from './SustainabilityInputs.tsx'
import { createSustainabilityPrefill } from './sustainability-prefill.ts'

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
