import {
  type CustomerFileSubject,
  type PartnerFileSubject,
  partnerFileSubjects,
  type ReceivedAccessGrant,
} from '@portal/contract/household'

/**
 * Returns the access subjects that the grant opens in another customer's file; includes `edit` if the person may change
 * any form (HOUSE-05).
 */
export function getGrantedAccessSubjects({
  kind,
  rights,
}: Pick<ReceivedAccessGrant, 'kind' | 'rights'>): ReadonlySet<string> {
  const own: Partial<Record<PartnerFileSubject, 'change'>> =
    kind === 'partner' ? Object.fromEntries(partnerFileSubjects.map((one) => [one, 'change'])) : {}
  const granted = Object.entries({ ...rights, ...own }) as [CustomerFileSubject, 'read' | 'change'][]
  const names = granted.flatMap(([name, right]) => (right === 'change' ? [name, `${name}:change`] : [name]))
  const edits = ['personal', 'home', 'income', 'pension'].some((name) => names.includes(`${name}:change`))
  return new Set(edits ? [...names, 'edit'] : names)
}

/** Access scopes of a person without a customer file: `own` (their own account) and `edit` (the forms). */
export const accessScopesWithoutFile: ReadonlySet<string> = new Set(['own', 'edit'])
