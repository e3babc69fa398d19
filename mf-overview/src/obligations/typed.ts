import { formatEuro } from '@portal/domain/format/money'
import { useText } from '../texts.ts'

/** An obligation as the customer types it; the amount in euro a month. */
export interface TypedObligation {
  kind: string
  agency: string
  monthly: number | null
  comment: string
  documents: File[]
}

/** Puts a typed obligation into the words of a message (OBLIG-03). */
export function useObligationText() {
  const text = useText()
  return ({ kind, agency, monthly, comment }: TypedObligation): string =>
    [
      `${text('obligation_kind')}: ${kind}`,
      agency && `${text('obligation_agency')}: ${agency}`,
      monthly !== null && `${text('obligation_monthly')}: ${formatEuro(monthly)}`,
      comment,
    ]
      .filter(Boolean)
      .join('\n')
}
