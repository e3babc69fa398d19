import {
  type AccessRights,
  type CustomerFileSubject,
  customerFileSubjects,
  type PartnerConsents,
  type PartnerFileSubject,
  partnerFileSubjects,
} from '@portal/contract/household'
import { getCurrentRestrictions, type ScopeRestrictions } from '../database/tenant-scope.ts'

/**
 * Part of a customer's data that can be shared: a subject, or the partner's data of a subject. `account` cannot be
 * shared.
 */
export type CustomerFilePart = CustomerFileSubject | `partner_${PartnerFileSubject}` | 'account'

/** Access to each part of a customer file. A part without an entry is withheld. */
export type CustomerFileRights = Partial<Record<CustomerFilePart, 'read' | 'change'>>

const allCustomerFileParts: readonly CustomerFilePart[] = [
  ...customerFileSubjects,
  ...partnerFileSubjects.map((one) => `partner_${one}` as const),
  'account',
]

const toFullRights = (of: readonly CustomerFilePart[]): CustomerFileRights =>
  Object.fromEntries(of.map((part) => [part, 'change']))

const getPartnerRights = (consents: PartnerConsents): CustomerFileRights =>
  Object.fromEntries(
    Object.entries(consents).flatMap(([name, consent]) =>
      consent === 'nothing' ? [] : [[`partner_${name}`, consent]],
    ),
  )

/**
 * Returns the owner's access: all parts of the customer file. If the partner has a sign-in, the partner decides about
 * the partner's data (HOUSE-04).
 */
export const getOwnerRights = (consents: PartnerConsents): CustomerFileRights => ({
  ...toFullRights([...customerFileSubjects, 'account']),
  ...getPartnerRights(consents),
})

/**
 * Returns a guest's access. A partner has full access to the partner's own data. A delegate gets access to partner data
 * only while no partner has a sign-in (HOUSE-04).
 * @param hasPartner whether a partner with a sign-in has access to this customer file
 */
export function getGuestRights(
  { kind, rights }: { kind: 'partner' | 'delegate'; rights: AccessRights },
  hasPartner: boolean,
): CustomerFileRights {
  if (kind === 'partner')
    return { ...rights, ...toFullRights(partnerFileSubjects.map((one) => `partner_${one}` as const)) }
  if (hasPartner) return rights
  const partnerRights = partnerFileSubjects.flatMap((one) =>
    rights[one] ? [[`partner_${one}`, rights[one]]] : [],
  )
  return { ...rights, ...Object.fromEntries(partnerRights) }
}

export const toScopeRestrictions = (rights: CustomerFileRights, actor: number | null): ScopeRestrictions => ({
  actor,
  withheld: allCustomerFileParts.filter((part) => !rights[part]),
  readOnly: allCustomerFileParts.filter((part) => rights[part] === 'read'),
})

export const canReadCustomerFilePart = (part: CustomerFilePart): boolean =>
  !getCurrentRestrictions().withheld.includes(part)

export const canChangeCustomerFilePart = (part: CustomerFilePart): boolean =>
  canReadCustomerFilePart(part) && !getCurrentRestrictions().readOnly.includes(part)
