import {
  type Consents,
  type OwnSubject,
  ownSubjects,
  type Rights,
  type Subject,
  subjects,
} from '@portal/contract/household'
import { type Within, withinNow } from '../database/firm.ts'

/**
 * Part of a file that is granted by itself: a subject, or of those that a partner has too, the partner's. What belongs to the
 * account of the file's own customer, such as copies of the whole file, is granted to nobody.
 */
export type Part = Subject | `partner_${OwnSubject}` | 'account'

/** What may be done with each part of a file; a part that is left out is withheld. */
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
 * What the file's own customer may do: all, except that what is of a partner with a sign-in of their own follows the partner's
 * consent (HOUSE-04).
 */
export const rightsOfOwner = (consents: Consents): PartRights => ({
  ...all([...subjects, 'account']),
  ...ofPartner(consents),
})

/**
 * What somebody who was let into a file may do there. What is of a partner is always the partner's. A delegate has of it what was
 * granted of the customer's own, as long as no partner has a sign-in: from then on it is not the customer's to grant (HOUSE-04).
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

/** What is left out for whoever has some rights in a file. */
export const withinOf = (rights: PartRights, actor: number | null): Within => ({
  actor,
  withheld: parts.filter((part) => !rights[part]),
  fixed: parts.filter((part) => rights[part] === 'read'),
})

/** Whether whoever something is done for right now may read a part of the file. */
export const mayRead = (part: Part): boolean => !withinNow().withheld.includes(part)

/** Whether they may change it. */
export const mayChange = (part: Part): boolean => mayRead(part) && !withinNow().fixed.includes(part)
