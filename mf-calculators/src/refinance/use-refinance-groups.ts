import { calculateCurrentDebt } from '@portal/domain/current-mortgage'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { getToday } from '@portal/time/clock'
import type { IncludedItemGroup } from '../shared/included-items/included-item.ts'
import { useLoanGroups } from '../shared/included-items/use-included-groups.ts'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { useText } from '../texts.ts'

/**
 * Lists the items of the customer file that a comparison includes and excludes. One mortgage is compared; all others
 * must still be paid.
 */
export function useRefinanceGroups(file: CustomerFile): IncludedItemGroup[] {
  const text = useText()
  const home = file.living?.property ?? null
  return useLoanGroups(file, (one) => {
    if (calculateCurrentDebt(one, getToday()) === 0)
      return { isCounted: false, about: text('counted_no_debt') }
    if (one === file.mortgage) return { isCounted: true, about: text('counted_compared') }
    return {
      isCounted: true,
      about: text(isMortgageOnHome(one, home) ? 'counted_beside_home' : 'counted_beside'),
    }
  })
}
