import { type OwnSubject, ownSubjects, type ReceivedGrant, type Subject } from '@portal/contract/household'

/**
 * What of somebody else's file may be seen, as gates name it (HOUSE-05): each subject that is granted, with `:change` where it may be
 * changed, and `edit` where anything of the forms may. A partner's own stands on the screens of the subject that it is of.
 */
export function seenInFile({ kind, rights }: Pick<ReceivedGrant, 'kind' | 'rights'>): ReadonlySet<string> {
  const own: Partial<Record<OwnSubject, 'change'>> =
    kind === 'partner' ? Object.fromEntries(ownSubjects.map((one) => [one, 'change'])) : {}
  const granted = Object.entries({ ...rights, ...own }) as [Subject, 'read' | 'change'][]
  const names = granted.flatMap(([name, right]) => (right === 'change' ? [name, `${name}:change`] : [name]))
  const edits = ['personal', 'home', 'income', 'pension'].some((name) => names.includes(`${name}:change`))
  return new Set(edits ? [...names, 'edit'] : names)
}

/** What may be seen by who has no file: the own account, which is among the forms. */
export const seenWithoutFile: ReadonlySet<string> = new Set(['own', 'edit'])
