import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import type { WidgetEvent } from '@portal/contract/widget'
import { featureGates } from '@portal/domain/feature-gate'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { listMortgagesOnHome, listMortgagesOnOtherHomes } from '@portal/domain/mortgage-on-home'
import { useCurrentData, useIsAllowed } from '@portal/remote-kit'
import { useMemo } from 'react'
import { IncludedItems } from '../shared/included-items/IncludedItems.tsx'
import { useLoanGroups } from '../shared/included-items/use-included-groups.ts'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { WidgetWithAdvice } from '../shared/widget-iframe/WidgetWithAdvice.tsx'
import { useText } from '../texts.ts'
import { createMaximumMortgagePrefill } from './maximum-mortgage-prefill.ts'

/** Formats the note to the tenant about a maximum mortgage that a customer calculated, always in Dutch (LEAD-05). */
export function formatMaximumMortgageNote(who: string, figures: WidgetEvent['figures']): string {
  const {
    total_sum: total,
    maximum_by_income: income,
    maximum_by_value: value,
    monthly_payments: month,
  } = figures
  const grounds = [
    ...(income === undefined ? [] : [`op inkomen ${formatWholeEuro(income, 'nl')}`]),
    ...(value === undefined ? [] : [`op de woning ${formatWholeEuro(value, 'nl')}`]),
    ...(month === undefined ? [] : [`bruto ${formatEuro(month, 'nl')} per maand`]),
  ]
  const outcome = total === undefined ? '' : ` Uitkomst: ${formatWholeEuro(total, 'nl')}`
  const because = outcome && grounds.length > 0 ? ` (${grounds.join(', ')})` : ''
  return `${who} heeft de maximale hypotheek uitgerekend en vraagt advies.${outcome}${because}${outcome && '.'}`
}

/** The calculator "How much can I borrow?": the widget, prefilled from the customer file (MAXMORT). */
export default function MaximumMortgageSlot() {
  const withObligations = useIsAllowed(featureGates.obligations)
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const customer = useCurrentData(getCustomer)
  const family = useCurrentData(getFamily)
  const obligations = useCurrentData(getObligations)
  const living = useCurrentData(getLivingDetails)
  const mortgages = useCurrentData(getMortgages)
  const reads = [
    customer,
    family,
    ...(withObligations ? [obligations] : []),
    ...(withMortgages ? [living, mortgages] : []),
  ]
  const pending = reads.some(({ isPending }) => isPending)
  const all = mortgages.data?.data
  const home = living.data?.data?.property ?? null
  const prefill = useMemo(
    () =>
      pending
        ? null
        : createMaximumMortgagePrefill({
            customer: customer.data?.data,
            family: family.data?.data,
            obligations: obligations.data?.data,
            otherMortgages: listMortgagesOnOtherHomes(all ?? [], home),
            homeMortgages: listMortgagesOnHome(all ?? [], home),
          }),
    [pending, customer.data, family.data, obligations.data, all, home],
  )
  return (
    <WidgetWithAdvice
      topic="maximum_mortgage"
      reads={reads}
      prefill={prefill}
      formatNote={formatMaximumMortgageNote}
    >
      {(file) => <MaximumMortgageInputs file={file} />}
    </WidgetWithAdvice>
  )
}

/**
 * Lists the items of the customer file that the maximum mortgage includes and excludes. A mortgage on a home that the
 * customer keeps is included, because it still has to be paid.
 */
function MaximumMortgageInputs({ file }: { file: CustomerFile }) {
  const text = useText()
  const retainedMortgages = listMortgagesOnOtherHomes(file.mortgages, file.living?.property ?? null)
  const groups = useLoanGroups(file, (one) => {
    if (!retainedMortgages.includes(one)) return { isCounted: false, about: text('counted_sold') }
    const isCounted = (one.monthly_amount ?? 0) > 0
    return { isCounted, about: text(isCounted ? 'counted_kept' : 'counted_kept_unknown') }
  })
  return <IncludedItems groups={groups} about={text('counted_begins')} />
}
