import type { IncludedItemGroup } from '../../shared/included-items/included-item.ts'
import type { InclusionContext } from './inclusion-context.ts'
import { useDebtGroup } from './use-debt-group.tsx'
import { useIncomeGroup } from './use-income-group.tsx'
import { usePolicyGroup } from './use-policy-group.tsx'
import { useScenarioMortgageGroup } from './use-scenario-mortgage-group.ts'

export function useScenarioIncludedGroups(inclusion: InclusionContext): IncludedItemGroup[] {
  return [
    useScenarioMortgageGroup(inclusion),
    useIncomeGroup(inclusion),
    useDebtGroup(inclusion),
    usePolicyGroup(inclusion),
  ]
}
