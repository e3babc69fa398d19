import {
  type AccessRights,
  type FileSubject,
  fileSubjects,
  type PartnerConsents,
  type PartnerSubject,
  partnerSubjects,
} from '@portal/contract/household'
import { getCurrentRestrictions, type ScopeRestrictions } from '../database/tenant-scope.ts'

/** A subject of the file, or the partner's data of a subject. `account` cannot be shared. */
export type FilePart = FileSubject | `partner_${PartnerSubject}` | 'account'

/** Access to each part of the file. A missing part is withheld. */
export type PartRights = Partial<Record<FilePart, 'read' | 'change'>>

const allFileParts: readonly FilePart[] = [
  ...fileSubjects,
  ...partnerSubjects.map((one) => `partner_${one}` as const),
  'account',
]

const toFullRights = (of: readonly FilePart[]): PartRights =>
  Object.fromEntries(of.map((part) => [part, 'change']))

const getPartnerRights = (consents: PartnerConsents): PartRights =>
  Object.fromEntries(
    Object.entries(consents).flatMap(([name, consent]) =>
      consent === 'nothing' ? [] : [[`partner_${name}`, consent]],
    ),
  )

/** The owner has all parts, except that a partner with a sign-in decides about the partner's data (HOUSE-04). */
export const getOwnerRights = (consents: PartnerConsents): PartRights => ({
  ...toFullRights([...fileSubjects, 'account']),
  ...getPartnerRights(consents),
})

/**
 * A partner has full rights to the partner's own data. A delegate gets granted partner data only while no partner has a
 * sign-in (HOUSE-04).
 * @param hasPartner whether a partner with a sign-in is in the file
 */
export function getGuestRights(
  { kind, rights }: { kind: 'partner' | 'delegate'; rights: AccessRights },
  hasPartner: boolean,
): PartRights {
  if (kind === 'partner')
    return { ...rights, ...toFullRights(partnerSubjects.map((one) => `partner_${one}` as const)) }
  if (hasPartner) return rights
  const partnerRights = partnerSubjects.flatMap((one) =>
    rights[one] ? [[`partner_${one}`, rights[one]]] : [],
  )
  return { ...rights, ...Object.fromEntries(partnerRights) }
}

export const toScopeRestrictions = (rights: PartRights, actor: number | null): ScopeRestrictions => ({
  actor,
  withheld: allFileParts.filter((part) => !rights[part]),
  readOnly: allFileParts.filter((part) => rights[part] === 'read'),
})

export const canReadPart = (part: FilePart): boolean => !getCurrentRestrictions().withheld.includes(part)

export const canChangePart = (part: FilePart): boolean =>
  canReadPart(part) && !getCurrentRestrictions().readOnly.includes(part)
