import { findSoleDebtor } from '@portal/domain/advice-input'
import { calculateCurrentDebt } from '@portal/domain/current-mortgage'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { getToday } from '@portal/time/clock'
import { IncludedItems } from '../../shared/included-items/IncludedItems.tsx'
import type { IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import { useMortgageGroup } from '../../shared/included-items/use-included-groups.ts'
import { useText } from '../../texts.ts'
import type { InclusionContext } from './inclusion-context.ts'
import { useScenarioDebtGroup } from './use-debt-group.tsx'
import { useScenarioIncomeGroup } from './use-income-group.tsx'
import { useScenarioPolicyGroup } from './use-policy-group.tsx'

/**
 * Group of the mortgages that scenarios include or exclude. A mortgage is included while it has a debt. If a person
 * leaves the household, a mortgage of which that person is the only debtor is excluded.
 */
function useScenarioMortgageGroup({ file, names }: InclusionContext): IncludedItemGroup {
  const text = useText()
  const home = file.living?.property ?? null
  return useMortgageGroup(file, (one) => {
    if (calculateCurrentDebt(one, getToday()) === 0)
      return { isCounted: false, about: text('counted_no_debt') }
    const owner = findSoleDebtor(one, file)
    const about = [
      one !== file.mortgage && !isMortgageOnHome(one, home) && text('counted_other_home'),
      owner && text('counted_owner_alone', { name: names[owner] }),
    ]
    return { isCounted: true, about: about.filter(Boolean).join(' ') }
  })
}

/** Items of the customer file that scenarios include and exclude. */
export default function ScenarioIncludedItems({
  norms,
  ...inclusion
}: InclusionContext & { norms: string | null }) {
  const groups = [
    useScenarioMortgageGroup(inclusion),
    useScenarioIncomeGroup(inclusion),
    useScenarioDebtGroup(inclusion),
    useScenarioPolicyGroup(inclusion),
  ]
  return <IncludedItems groups={groups} norms={norms} />
}
