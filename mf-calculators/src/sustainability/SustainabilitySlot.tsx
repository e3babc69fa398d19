import { getInterestRateList, type ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import type { WidgetEvent } from '@portal/contract/widget'
import { calculateCurrentDebt } from '@portal/domain/current-mortgage'
import { featureGates } from '@portal/domain/feature-gate'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { listMortgagesOnHome } from '@portal/domain/mortgage-on-home'
import { useCurrentData, useIsAllowed, usePortal, useTenant } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { useEffect, useMemo, useState } from 'react'
import { IncludedItems } from '../shared/included-items/IncludedItems.tsx'
import { useMortgageGroup } from '../shared/included-items/use-included-groups.ts'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { WidgetWithAdvice } from '../shared/widget-iframe/WidgetWithAdvice.tsx'
import { useText } from '../texts.ts'
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
