import type { Obligation } from '@portal/contract/obligation'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { useKind } from './kinds.ts'
import { useOwner } from './owner.ts'

/** Subject of the dialog: a change of one of the obligations on file, by index, or a new one. */
export interface DialogSubject {
  about: 'edit' | 'add'
  which?: number
}

/** Form values of an obligation; amount in euro a month. */
export interface TypedObligation {
  /** Index of the obligation on file; empty for a new one. */
  which: string
  kind: string
  agency: string
  monthly: number | null
  /** Owner, one of `obligationOwners`; empty if not chosen. */
  owner: string
  comment: string
  documents: File[]
  /** Names of the files that may be sent despite a citizen service number. */
  documentsWithBsn?: string[]
}

/** Formats a new obligation as a message (OBLIG-03). */
export function useObligationText() {
  const { language } = useLanguage()
  const text = useText()
  const ownerIn = useOwner()
  return ({ kind, agency, monthly, owner, comment }: TypedObligation): string => {
    const whose = ownerIn(owner)
    return [
      `${text('obligation_kind')}: ${kind}`,
      agency && `${text('obligation_agency')}: ${agency}`,
      monthly !== null && `${text('obligation_monthly')}: ${formatEuro(monthly, language)}`,
      whose && `${text('obligation_owner')}: ${whose}`,
      comment,
    ]
      .filter(Boolean)
      .join('\n')
  }
}

/** Identifies an obligation by kind, creditor and number. */
export function useObligationName() {
  const kind = useKind()
  return (obligation: Obligation): string =>
    [kind(obligation), obligation.agency, obligation.number].filter(Boolean).join(' · ')
}

/** Formats a change of an obligation as a message (OBLIG-02). */
export function useChangeText() {
  const text = useText()
  const name = useObligationName()
  return (obligation: Obligation | undefined, comment: string): string =>
    obligation ? `${text('obligation')}: ${name(obligation)}\n${comment}` : comment
}
