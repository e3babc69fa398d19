import { getObligations } from '@portal/contract/obligation'
import { getPossessions } from '@portal/contract/possession'
import { useIsAllowed, useRead } from '@portal/remote-kit'
import { gates } from '../../shared/gates.ts'
import { useIncomes } from '../../shared/incomes.ts'
import { usePensions } from '../../shared/pensions.ts'

/** Parts of the file that the customer can add. */
type MissingKind = 'income' | 'pension' | 'savings'

/**
 * Parts of the file that are missing, among those that the tenant shows; not while loading or after an error. Savings
 * are left to the obligations card, if there is one.
 */
export function useMissing(): MissingKind[] {
  const withIncome = useIsAllowed(gates.income)
  const withObligations = useIsAllowed(gates.obligations)
  const incomes = useIncomes()
  const pensions = usePensions()
  const savings = useRead(getPossessions)
  const obligations = useRead(getObligations, undefined, { enabled: withObligations })
  const isEmpty = (read: { data?: { data: unknown[] } | undefined }) => read.data?.data.length === 0
  return [
    ...(withIncome && !incomes.pending && incomes.total === 0 ? (['income'] as const) : []),
    ...(withIncome && !pensions.pending && pensions.total === 0 ? (['pension'] as const) : []),
    ...(isEmpty(savings) && (!withObligations || isEmpty(obligations)) ? (['savings'] as const) : []),
  ]
}
