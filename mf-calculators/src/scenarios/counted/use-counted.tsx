import type { CountedGroup } from '../../shared/counted/counted.ts'
import type { Counting } from './counting.ts'
import { useDebtGroup } from './use-debt-group.tsx'
import { useIncomeGroup } from './use-income-group.tsx'
import { useMortgages } from './use-mortgages.ts'
import { usePolicyGroup } from './use-policy-group.tsx'

/** All groups, in order. */
export function useCounted(counting: Counting): CountedGroup[] {
  return [useMortgages(counting), useIncomeGroup(counting), useDebtGroup(counting), usePolicyGroup(counting)]
}
