import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { dateField, requiredLineField } from './input-field.ts'
import {
  CreatedResult,
  dataEnvelope,
  Id,
  IsoMoment,
  nullableField,
  textWithKnownValues,
  WriteResult,
} from './wire.ts'

/** Parts of a file that can be granted separately; calculators follow the home (HOUSE-02). */
export const fileSubjects = [
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
export type FileSubject = (typeof fileSubjects)[number]

/** A partner's own data, which the partner may share (HOUSE-04). */
export const ownSubjects = ['personal', 'income', 'pension'] as const
export type OwnSubject = (typeof ownSubjects)[number]

export const maxGrantYears = 2

export const maxGrants = 10

const AccessRight = v.picklist(['read', 'change'])
const optionalAccessRight = v.optional(AccessRight)

/** Absent subjects are not granted. `change` includes reading. */
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
  kind: textWithKnownValues('partner', 'delegate'),
  rights: AccessRights,
  /** Null until accepted, and for a delegate. */
  consents: nullableField(PartnerConsents),
  given_at: IsoMoment,
  accepted_at: nullableField(IsoMoment),
  ends_at: nullableField(IsoMoment),
  ended_at: nullableField(IsoMoment),
  /** `time`: by its end date. */
  ended_by: nullableField(textWithKnownValues('giver', 'person', 'tenant', 'time')),
  state: textWithKnownValues('invited', 'active', 'ended'),
}

export const GivenGrant = v.object({ ...grantFields, name: v.string(), email: v.string() })
export type GivenGrant = v.InferOutput<typeof GivenGrant>

export const ReceivedGrant = v.object({
  ...grantFields,
  file: v.object({ id: Id, name: v.string() }),
  others: v.array(
    v.object({
      name: v.string(),
      kind: textWithKnownValues('partner', 'delegate'),
      rights: AccessRights,
      ends_at: nullableField(IsoMoment),
    }),
  ),
})
export type ReceivedGrant = v.InferOutput<typeof ReceivedGrant>

export const Household = v.object({
  /** False for a customer with access only to another person's file. */
  has_file: v.boolean(),
  /** The sign-in is too long ago: inviting needs the password. */
  password_wanted: v.boolean(),
  given: v.array(GivenGrant),
  received: v.array(ReceivedGrant),
})
export type Household = v.InferOutput<typeof Household>

export const getHousehold = get('/customer/household', {
  key: 'HOUSEHOLD',
  response: dataEnvelope(Household),
  summary:
    'Persons with access to the customer’s file, and files of others that the customer has access to. Not in the specification.',
})

const passwordField = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000))))
const lastDayField = v.optional(v.nullable(dateField))

/**
 * 422 `email` (`is your own`, `is invited already`), `ends_on` (`is required` for a delegate, `is in the past`, `is too
 * far away`), `rights` (`is required`), `kind` (`exists`) or `current_password`; 409 `too_many`; 429 after too many per
 * day. Does not reveal whether the address is known.
 */
export const inviteToFile = post('/customer/household', {
  body: v.object({
    kind: v.picklist(['partner', 'delegate']),
    name: requiredLineField(100),
    email: v.pipe(requiredLineField(200), v.email('must be an e-mail address')),
    rights: AccessRights,
    ends_on: lastDayField,
    current_password: passwordField,
  }),
  response: CreatedResult,
  summary: 'Invites a partner or delegate into the customer’s file, by mail.',
})

/** 404 if ended; 422 as for `inviteToFile`. */
export const changeGrant = post('/customer/household/{id}', {
  params: { id: Id },
  body: v.object({ rights: AccessRights, ends_on: lastDayField }),
  response: WriteResult,
  summary: 'Changes rights and end date of a partner or delegate.',
})

/** By either person. Can be repeated. 404 if it does not concern this customer. */
export const endGrant = del('/customer/household/{id}', {
  params: { id: Id },
  response: WriteResult,
  summary: 'Ends access to a file.',
})

/** 422 `consents` if a partner does not choose what to share; 404 if the invitation has ended. */
export const acceptGrant = post('/customer/household/{id}/acceptance', {
  params: { id: Id },
  body: v.object({ consents: v.optional(v.nullable(PartnerConsents)) }),
  response: WriteResult,
  summary: 'Accepts an invitation into another person’s file.',
})

export const changeConsents = post('/customer/household/{id}/consents', {
  params: { id: Id },
  body: v.object({ consents: PartnerConsents }),
  response: WriteResult,
  summary: 'Changes what a partner shares of their own data.',
})

/** Error after access to a file has ended. */
export const grantEndedErrorName = 'grant_over'

/** Error for a subject that is not granted. */
export const notGrantedErrorName = 'not_granted'

/** The portal's paths are below this path. */
export const getCustomerFilePath = (id: Id): string => `/dossier/${id}`

/** Base of calls about another person's file, below the tenant's API. */
export const getFileCallBase = (id: Id): string => `/household/${id}`
