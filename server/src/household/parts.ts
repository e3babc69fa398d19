import {
  type Consents,
  type OwnSubject,
  ownSubjects,
  type Rights,
  type Subject,
  subjects,
} from '@portal/contract/household'
import { currentRestrictions, type Restrictions } from '../database/tenant-scope.ts'

/**
 * A part of a file that can be granted: a subject, or the partner's share of one. Account data, such as copies of the
 * file, cannot be granted.
 */
export type Part = Subject | `partner_${OwnSubject}` | 'account'

/** Rights per part; missing parts are withheld. */
export type PartRights = Partial<Record<Part, 'read' | 'change'>>

const parts: readonly Part[] = [
  ...subjects,
  ...ownSubjects.map((one) => `partner_${one}` as const),
  'account',
]

const all = (of: readonly Part[]): PartRights => Object.fromEntries(of.map((part) => [part, 'change']))

const ofPartner = (consents: Consents): PartRights =>
  Object.fromEntries(
    Object.entries(consents).flatMap(([name, consent]) =>
      consent === 'nothing' ? [] : [[`partner_${name}`, consent]],
    ),
  )

/**
 * Rights of the file's owner: everything, except that a partner with a sign-in decides about their own data (HOUSE-04).
 */
export const rightsOfOwner = (consents: Consents): PartRights => ({
  ...all([...subjects, 'account']),
  ...ofPartner(consents),
})

/**
 * Rights of a guest. The partner's own data is always the partner's to use. A delegate gets of it what the customer
 * granted, until a partner has a sign-in (HOUSE-04).
 * @param hasPartner whether a partner with a sign-in is in the file
 */
export function rightsOfPerson(
  { kind, rights }: { kind: 'partner' | 'delegate'; rights: Rights },
  hasPartner: boolean,
): PartRights {
  if (kind === 'partner') return { ...rights, ...all(ownSubjects.map((one) => `partner_${one}` as const)) }
  if (hasPartner) return rights
  const theirs = ownSubjects.flatMap((one) => (rights[one] ? [[`partner_${one}`, rights[one]]] : []))
  return { ...rights, ...Object.fromEntries(theirs) }
}

/** Withheld and read-only parts for some rights. */
export const withinOf = (rights: PartRights, actor: number | null): Restrictions => ({
  actor,
  withheld: parts.filter((part) => !rights[part]),
  fixed: parts.filter((part) => rights[part] === 'read'),
})

/** Whether the current reader may read a part of the file. */
export const mayRead = (part: Part): boolean => !currentRestrictions().withheld.includes(part)

/** Whether they may change it. */
export const mayChange = (part: Part): boolean => mayRead(part) && !currentRestrictions().fixed.includes(part)
