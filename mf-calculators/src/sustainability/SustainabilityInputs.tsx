import { calculateCurrentDebt } from '@portal/domain/current-mortgage'
import { listMortgagesOnHome } from '@portal/domain/mortgage-on-home'
import { getToday } from '@portal/time/clock'
import { IncludedItems } from '../shared/included-items/IncludedItems.tsx'
import { useMortgageGroup } from '../shared/included-items/use-included-groups.ts'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { useText } from '../texts.ts'

/**
 * Lists the items of the customer file that the sustainability check includes and excludes. The check includes debt on
 * the home only.
 */
export function SustainabilityInputs({ file }: { file: CustomerFile }) {
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
