import { getObligations } from '@portal/contract/obligation'
import { getPossessions } from '@portal/contract/possession'
import { useIsAllowed, useRead } from '@portal/remote-kit'
import { gates } from '../../shared/gates.ts'
import { useIncomes } from '../../shared/incomes.ts'
import { usePensions } from '../../shared/pensions.ts'

/** What a customer can fill in that a file may not have yet. */
type MissingKind = 'income' | 'pension' | 'savings'

/**
 * What the file does not have yet, of what this firm shows; what is still on its way, or failed, is not missing. Savings are
 * left to the card of obligations, where there is one.
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
