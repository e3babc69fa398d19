import { type Obligation, obligationTypes } from '@portal/contract/obligation'
import { sumOf } from '@portal/domain/money'
import { useText } from '../texts.ts'

type Kind = (typeof obligationTypes)[number]
const kindOf = (type: string): Kind | undefined => obligationTypes.find((one) => one === type)

/** Formats the kind of an obligation; for unknown kinds of a newer server, the server's text. */
export function useKind() {
  const text = useText()
  return ({ type, type_description }: Pick<Obligation, 'type' | 'type_description'>): string => {
    const kind = kindOf(type)
    return kind ? text(`obligation_${kind}`) : (type_description ?? text('obligation_other'))
  }
}

/** Monthly totals in euro by kind of obligation, largest first, for a chart (OBLIG-04). */
export function kindsOf(obligations: readonly Obligation[], kind: (obligation: Obligation) => string) {
  const labels = [...new Set(obligations.map(kind))]
  return labels
    .map((label) => ({
      id: label,
      label,
      value: sumOf(
        obligations
          .filter((obligation) => kind(obligation) === label)
          .map(({ monthly_amount }) => monthly_amount ?? 0),
      ),
    }))
    .sort((a, b) => b.value - a.value)
}
