import * as v from '@portal/contract/valibot'
import { defineDelete, defineGet, definePost } from './call.ts'
import { createRequiredLineField, dateField } from './input-field.ts'
import {
  CreatedResult,
  createKnownValuesField,
  dataEnvelope,
  Id,
  IsoMoment,
  nullableField,
  WriteResult,
} from './wire.ts'

/** Parts of a customer file to which access can be granted separately (HOUSE-02). Calculators belong to 'home'. */
export const customerFileSubjects = [
  'personal',
  'home',
  'insurance',
  'income',
  'pension',
  'savings',
  'documents',
  'messages',
  'appointments',
] as const
export type CustomerFileSubject = (typeof customerFileSubjects)[number]

/** Parts of a customer file that contain a partner's own data, which the partner can share (HOUSE-04). */
export const partnerFileSubjects = ['personal', 'income', 'pension'] as const
export type PartnerFileSubject = (typeof partnerFileSubjects)[number]

export const maxAccessGrantYears = 2

export const maxAccessGrants = 10

const AccessRight = v.picklist(['read', 'change'])
const optionalAccessRight = v.optional(AccessRight)

/** Access by part of the customer file. An absent part is not accessible; 'change' includes reading. */
export const AccessRights = v.object({
  personal: optionalAccessRight,
  home: optionalAccessRight,
  insurance: optionalAccessRight,
  income: optionalAccessRight,
  pension: optionalAccessRight,
  savings: optionalAccessRight,
  documents: optionalAccessRight,
  messages: optionalAccessRight,
  appointments: optionalAccessRight,
})
export type AccessRights = v.InferOutput<typeof AccessRights>

const PartnerConsent = v.picklist(['nothing', 'read', 'change'])

export const PartnerConsents = v.object({
  personal: PartnerConsent,
  income: PartnerConsent,
  pension: PartnerConsent,
})
export type PartnerConsents = v.InferOutput<typeof PartnerConsents>

const grantFields = {
  id: Id,
  kind: createKnownValuesField('partner', 'delegate'),
  rights: AccessRights,
  /** What a partner shares of their own data; null before acceptance, and for a delegate. */
  consents: nullableField(PartnerConsents),
  given_at: IsoMoment,
  accepted_at: nullableField(IsoMoment),
  ends_at: nullableField(IsoMoment),
  ended_at: nullableField(IsoMoment),
  /** Person who ended the access; 'time' if the end date has passed. */
  ended_by: nullableField(createKnownValuesField('giver', 'person', 'tenant', 'time')),
  state: createKnownValuesField('invited', 'active', 'ended'),
}

export const GivenAccessGrant = v.object({ ...grantFields, name: v.string(), email: v.string() })
export type GivenAccessGrant = v.InferOutput<typeof GivenAccessGrant>

export const ReceivedAccessGrant = v.object({
  ...grantFields,
  file: v.object({ id: Id, name: v.string() }),
  others: v.array(
    v.object({
      name: v.string(),
      kind: createKnownValuesField('partner', 'delegate'),
      rights: AccessRights,
      ends_at: nullableField(IsoMoment),
    }),
  ),
})
export type ReceivedAccessGrant = v.InferOutput<typeof ReceivedAccessGrant>

export const Household = v.object({
  /** False for a customer who only has access to another person's customer file. */
  has_file: v.boolean(),
  /** True if the customer signed in too long ago, so inviting needs the password. */
  password_wanted: v.boolean(),
  given: v.array(GivenAccessGrant),
  received: v.array(ReceivedAccessGrant),
})
export type Household = v.InferOutput<typeof Household>

export const getHousehold = defineGet('/customer/household', {
  key: 'HOUSEHOLD',
  response: dataEnvelope(Household),
  summary:
    'Persons with access to the customer’s file, and files of others that the customer has access to. Not in the specification.',
})

const optionalCurrentPasswordField = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000))))
const grantEndDateField = v.optional(v.nullable(dateField))

/**
 * Responds with 422 for `email` ('is your own', 'is invited already'), `ends_on` ('is required' for a delegate, 'is in
 * the past', 'is too far away'), `rights` ('is required'), `kind` ('exists') or `current_password`; 409 `too_many`; 429
 * after too many invitations in a day. The response does not reveal whether the address is known.
 */
export const inviteToCustomerFile = definePost('/customer/household', {
  body: v.object({
    kind: v.picklist(['partner', 'delegate']),
    name: createRequiredLineField(100),
    email: v.pipe(createRequiredLineField(200), v.email('must be an e-mail address')),
    rights: AccessRights,
    ends_on: grantEndDateField,
    current_password: optionalCurrentPasswordField,
  }),
  response: CreatedResult,
  summary: 'Invites a partner or delegate into the customer’s file, by mail.',
})

/** Responds with 404 if the access has ended, and with 422 as `inviteToCustomerFile` does. */
export const changeAccessGrant = definePost('/customer/household/{id}', {
  params: { id: Id },
  body: v.object({ rights: AccessRights, ends_on: grantEndDateField }),
  response: WriteResult,
  summary: 'Changes rights and end date of a partner or delegate.',
})

/**
 * Both the giver and the receiver can end the access; a repeated call has no further effect. Responds with 404 if the
 * customer is neither of them.
 */
export const endAccessGrant = defineDelete('/customer/household/{id}', {
  params: { id: Id },
  response: WriteResult,
  summary: 'Ends access to a file.',
})

/**
 * Responds with 422 for `consents` if a partner does not choose what to share, and with 404 if the invitation has
 * ended.
 */
export const acceptAccessGrant = definePost('/customer/household/{id}/acceptance', {
  params: { id: Id },
  body: v.object({ consents: v.optional(v.nullable(PartnerConsents)) }),
  response: WriteResult,
  summary: 'Accepts an invitation into another person’s file.',
})

export const changePartnerConsents = definePost('/customer/household/{id}/consents', {
  params: { id: Id },
  body: v.object({ consents: PartnerConsents }),
  response: WriteResult,
  summary: 'Changes what a partner shares of their own data.',
})

export const accessGrantEndedErrorName = 'grant_over'

export const accessNotGrantedErrorName = 'not_granted'

/** Returns the path below which the portal shows another person's customer file. */
export const getCustomerFilePath = (id: Id): string => `/dossier/${id}`

/** Returns the base path of calls about another person's customer file, relative to the tenant's API. */
export const getCustomerFileCallBase = (id: Id): string => `/household/${id}`
