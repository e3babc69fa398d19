import { type Obligation, obligationOwners, obligationTypes } from '@portal/contract/obligation'
import { sumAmounts } from '@portal/domain/money'
import { useText } from '../texts.ts'

type ObligationKind = (typeof obligationTypes)[number]
const findObligationKind = (type: string): ObligationKind | undefined =>
  obligationTypes.find((one) => one === type)

/** Returns a formatter of an obligation's kind. Unknown kinds of a newer server keep the server's text. */
export function useFormatObligationKind() {
  const text = useText()
  return ({ type, type_description }: Pick<Obligation, 'type' | 'type_description'>): string => {
    const kind = findObligationKind(type)
    return kind ? text(`obligation_${kind}`) : (type_description ?? text('obligation_other'))
  }
}

/** Monthly totals in euro by kind of obligation, largest first, for a chart (OBLIG-04). */
export function sumObligationsByKind(
  obligations: readonly Obligation[],
  kind: (obligation: Obligation) => string,
) {
  const labels = [...new Set(obligations.map(kind))]
  return labels
    .map((label) => ({
      id: label,
      label,
      value: sumAmounts(
        obligations
          .filter((obligation) => kind(obligation) === label)
          .map(({ monthly_amount }) => monthly_amount ?? 0),
      ),
    }))
    .sort((a, b) => b.value - a.value)
}

/** Returns a formatter of an obligation's owner; null if the owner is unknown. */
export function useFormatOwner() {
  const text = useText()
  return (owner: string | null): string | null => {
    const known = obligationOwners.find((one) => one === owner)
    return known ? text(`owner_${known}`) : null
  }
}
