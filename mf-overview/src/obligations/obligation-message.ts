import type { Obligation } from '@portal/contract/obligation'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { useFormatObligationKind, useFormatOwner } from './obligation-kinds.ts'

/** Subject of the dialog: a change of an existing obligation, by index, or a new one. */
export interface ObligationDialogSubject {
  about: 'edit' | 'add'
  which?: number
}

/** Form values of an obligation; amount in euro a month. */
export interface ObligationFormValues {
  /** Index of the existing obligation; empty for a new one. */
  which: string
  kind: string
  agency: string
  monthly: number | null
  /** Owner, one of `obligationOwners`; empty if not chosen. */
  owner: string
  comment: string
  documents: File[]
  /** Names of the files that the customer confirmed to send although they contain a citizen service number. */
  documentsWithBsn?: string[]
}

/** Returns formatters of an obligation's name, and of messages about obligations. */
export function useObligationTexts() {
  const { language } = useLanguage()
  const text = useText()
  const formatOwner = useFormatOwner()
  const formatObligationKind = useFormatObligationKind()
  const formatName = (obligation: Obligation): string =>
    [formatObligationKind(obligation), obligation.agency, obligation.number].filter(Boolean).join(' · ')
  return {
    formatName,
    /** Formats a new obligation as a message (OBLIG-03). */
    formatNew: ({ kind, agency, monthly, owner, comment }: ObligationFormValues): string => {
      const whose = formatOwner(owner)
      return [
        `${text('obligation_kind')}: ${kind}`,
        agency && `${text('obligation_agency')}: ${agency}`,
        monthly !== null && `${text('obligation_monthly')}: ${formatEuro(monthly, language)}`,
        whose && `${text('obligation_owner')}: ${whose}`,
        comment,
      ]
        .filter(Boolean)
        .join('\n')
    },
    /** Formats a changed obligation as a message (OBLIG-02). */
    formatChange: (obligation: Obligation | undefined, comment: string): string =>
      obligation ? `${text('obligation')}: ${formatName(obligation)}\n${comment}` : comment,
  }
}
