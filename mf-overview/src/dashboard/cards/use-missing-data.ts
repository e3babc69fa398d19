import { getObligations } from '@portal/contract/obligation'
import { getPossessions } from '@portal/contract/possession'
import { useIsAllowed, useRead } from '@portal/remote-kit'
import { overviewAccessGates } from '../../shared/overview-access-gates.ts'
import { useHouseholdIncomes } from '../../shared/use-household-incomes.ts'
import { useHouseholdPensions } from '../../shared/use-household-pensions.ts'

type MissingDataKind = 'income' | 'pension' | 'savings'

/**
 * Returns the kinds of data that are missing in the customer file, among those that the tenant shows; empty while
 * loading or after an error. Missing savings count only if obligations are missing or hidden too, because otherwise the
 * savings and obligations card shows that savings are missing.
 */
export function useMissingData(): MissingDataKind[] {
  const withIncome = useIsAllowed(overviewAccessGates.income)
  const withObligations = useIsAllowed(overviewAccessGates.obligations)
  const incomes = useHouseholdIncomes()
  const pensions = useHouseholdPensions()
  const savings = useRead(getPossessions)
  const obligations = useRead(getObligations, undefined, { enabled: withObligations })
  const isListEmpty = (read: { data?: { data: unknown[] } | undefined }) => read.data?.data.length === 0
  return [
    ...(withIncome && incomes.data?.total === 0 ? (['income'] as const) : []),
    ...(withIncome && pensions.data?.total === 0 ? (['pension'] as const) : []),
    ...(isListEmpty(savings) && (!withObligations || isListEmpty(obligations)) ? (['savings'] as const) : []),
  ]
}
