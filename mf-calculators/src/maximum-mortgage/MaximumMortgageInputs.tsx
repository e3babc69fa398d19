import { listMortgagesOnOtherHomes } from '@portal/domain/mortgage-on-home'
import { IncludedItems } from '../shared/included-items/IncludedItems.tsx'
import { useLoanGroups } from '../shared/included-items/use-included-groups.ts'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { useText } from '../texts.ts'

/**
 * Lists the items of the customer file that the maximum mortgage includes and excludes. A mortgage on a home that the
 * customer keeps is included, because it still has to be paid.
 */
export function MaximumMortgageInputs({ file }: { file: CustomerFile }) {
  const text = useText()
  const retainedMortgages = listMortgagesOnOtherHomes(file.mortgages, file.living?.property ?? null)
  const groups = useLoanGroups(file, (one) => {
    if (!retainedMortgages.includes(one)) return { isCounted: false, about: text('counted_sold') }
    const isCounted = (one.monthly_amount ?? 0) > 0
    return { isCounted, about: text(isCounted ? 'counted_kept' : 'counted_kept_unknown') }
  })
  return <IncludedItems groups={groups} about={text('counted_begins')} />
}
