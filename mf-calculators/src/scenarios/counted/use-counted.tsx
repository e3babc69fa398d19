import type { CountedGroup } from '../../shared/counted/counted.ts'
import type { KnownFile } from '../../shared/use-file.ts'
import { useDebtGroup } from './use-debt-group.tsx'
import type { Decided } from './use-decided.ts'
import type { Extras } from './use-extras.ts'
import { useIncomeGroup } from './use-income-group.tsx'
import { useMortgages } from './use-mortgages.ts'
import { usePolicyGroup } from './use-policy-group.tsx'

/** What of a file scenarios count and do not, with what the customer may decide. */
export interface Counting {
  file: KnownFile
  extras: Extras
  names: Record<'applicant' | 'partner', string>
  decided: Decided
  onDecide: (decided: Decided) => void
}

/** All groups, in order. */
export function useCounted(counting: Counting): CountedGroup[] {
  return [useMortgages(counting), useIncomeGroup(counting), useDebtGroup(counting), usePolicyGroup(counting)]
}
