import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { sumOf } from '@portal/domain/money'
import { partsNow } from '@portal/domain/mortgage-now'
import { type Repayment, repaymentOf } from '@portal/domain/repayment'

/** What is left of the debt that is repaid in one way. */
export interface DebtShare {
  name: Repayment['name']
  amount: number
}

/** Ways of repaying that always have the same place, and so the same colour, in a chart. */
const fixedPlaces: readonly Repayment['name'][] = ['annuity', 'interest_only', 'linear']

/**
 * What is left of all debt, by the way it is repaid. A mortgage without parts, or whose parts do not say what is left
 * of them, counts as unknown with its own sum, so that the whole is what the mortgages state.
 */
export function debtShares(mortgages: readonly Mortgage[]): DebtShare[] {
  const amounts = new Map<Repayment['name'], number[]>(fixedPlaces.map((name) => [name, []]))
  const add = (name: Repayment['name'], amount: number) =>
    amounts.set(name, [...(amounts.get(name) ?? []), amount])
  for (const mortgage of mortgages) {
    const parts = partsNow(mortgage, today())
    const known = parts.every(({ remaining_debt }) => remaining_debt !== null)
    if (mortgage.mortgageParts.length === 0 || !known) add('unknown', mortgage.restantHoofdsom ?? 0)
    else for (const part of parts) add(repaymentOf(part.type).name, part.remaining_debt ?? 0)
  }
  return [...amounts].map(([name, all]) => ({ name, amount: sumOf(all) }))
}
