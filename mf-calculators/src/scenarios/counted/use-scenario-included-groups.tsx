import type { IncludedItemGroup } from '../../shared/counted/included-item.ts'
import type { InclusionContext } from './inclusion-context.ts'
import { useDebtGroup } from './use-debt-group.tsx'
import { useIncomeGroup } from './use-income-group.tsx'
import { usePolicyGroup } from './use-policy-group.tsx'
import { useScenarioMortgageGroup } from './use-scenario-mortgage-group.ts'

export function useScenarioIncludedGroups(counting: InclusionContext): IncludedItemGroup[] {
  return [
    useScenarioMortgageGroup(counting),
    useIncomeGroup(counting),
    useDebtGroup(counting),
    usePolicyGroup(counting),
  ]
}
