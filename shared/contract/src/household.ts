import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { dateField, requiredLineField } from './input-field.ts'
import { CreatedResult, dataEnvelope, Id, IsoMoment, nullableField, oneOf, WriteResult } from './wire.ts'

/** Subjects of a file that can be granted separately; calculators follow the home (HOUSE-02). */
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

/** Subjects of the partner's own data, which the partner may share (HOUSE-04). */
export const ownSubjects = ['personal', 'income', 'pension'] as const
export type OwnSubject = (typeof ownSubjects)[number]

export const maxGrantYears = 2

export const maxGrants = 10

const AccessRight = v.picklist(['read', 'change'])
const optionalRight = v.optional(AccessRight)

/** Rights in a file; absent subjects are not granted. Change includes read. */
export const AccessRights = v.object({
  personal: optionalRight,
  home: optionalRight,
  insurance: optionalRight,
  income: optionalRight,
  pension: optionalRight,
  savings: optionalRight,
  documents: optionalRight,
  messages: optionalRight,
  appointments: optionalRight,
})
export type AccessRights = v.InferOutput<typeof AccessRights>

const PartnerConsent = v.picklist(['nothing', 'read', 'change'])

/** What a partner shares of their own data. All fields are required. */
export const PartnerConsents = v.object({
  personal: PartnerConsent,
  income: PartnerConsent,
  pension: PartnerConsent,
})
export type PartnerConsents = v.InferOutput<typeof PartnerConsents>

const grantFields = {
  id: Id,
  kind: oneOf('partner', 'delegate'),
  rights: AccessRights,
  /** What the partner shares; null until accepted, and for a delegate. */
  consents: nullableField(PartnerConsents),
  given_at: IsoMoment,
  accepted_at: nullableField(IsoMoment),
  /** End date; null: until one of the two ends it. */
  ends_at: nullableField(IsoMoment),
  ended_at: nullableField(IsoMoment),
  /** Who ended the access; `time` if it ended by its end date. */
  ended_by: nullableField(oneOf('giver', 'person', 'tenant', 'time')),
  state: oneOf('invited', 'active', 'ended'),
}

export const GivenGrant = v.object({ ...grantFields, name: v.string(), email: v.string() })
export type GivenGrant = v.InferOutput<typeof GivenGrant>

export const ReceivedGrant = v.object({
  ...grantFields,
  file: v.object({ id: Id, name: v.string() }),
  others: v.array(
    v.object({
      name: v.string(),
      kind: oneOf('partner', 'delegate'),
      rights: AccessRights,
      ends_at: nullableField(IsoMoment),
    }),
  ),
})
export type ReceivedGrant = v.InferOutput<typeof ReceivedGrant>

export const Household = v.object({
  /** Whether the customer has an own file, or was only invited into another person's file. */
  has_file: v.boolean(),
  /** Whether the customer must enter the password again before inviting, because the sign-in was too long ago. */
  password_wanted: v.boolean(),
  given: v.array(GivenGrant),
  received: v.array(ReceivedGrant),
})
export type Household = v.InferOutput<typeof Household>

/** Reads which persons have access to which file. Not in the specification: other servers respond with 404. */
export const getHousehold = get('/customer/household', {
  key: 'HOUSEHOLD',
  answer: dataEnvelope(Household),
  summary: 'Who else can get at the customer’s file, and which files of others the customer can get at.',
})

const passwordField = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000))))
const lastDayField = v.optional(v.nullable(dateField))

/**
 * Invites a person into the customer's file by mail. 422 names `email` (`is your own`, `is invited already`), `ends_on`
 * (`is required` for a delegate, `is in the past`, `is too far away`), `rights` (`is required`), `kind` (`exists` if
 * there is a partner) or `current_password`; 409 `too_many`, 429 after too many per day. Does not reveal whether the
 * address is known.
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
  answer: CreatedResult,
  summary: 'Invites a partner or a delegate into the customer’s file.',
})

/** Changes a person's rights and end date. 404 if ended; 422 as for inviting. */
export const changeGrant = post('/customer/household/{id}', {
  params: { id: Id },
  body: v.object({ rights: AccessRights, ends_on: lastDayField }),
  answer: WriteResult,
  summary: 'Changes what a partner or delegate may do in the customer’s file.',
})

/**
 * Ends access to a file, by either person, at once. Repeating it succeeds. 404 if it does not concern this customer.
 */
export const endGrant = del('/customer/household/{id}', {
  params: { id: Id },
  answer: WriteResult,
  summary: 'Ends access to a file: the customer’s own, or one that the customer was let into.',
})

/** Accepts an invitation. A partner must choose what to share: 422 `consents`. 404 if the invitation has ended. */
export const acceptGrant = post('/customer/household/{id}/acceptance', {
  params: { id: Id },
  body: v.object({ consents: v.optional(v.nullable(PartnerConsents)) }),
  answer: WriteResult,
  summary: 'Accepts an invitation into somebody’s file.',
})

/** Changes what a partner shares. 404 if it is not this partner's or has ended. */
export const changeConsents = post('/customer/household/{id}/consents', {
  params: { id: Id },
  body: v.object({ consents: PartnerConsents }),
  answer: WriteResult,
  summary: 'Changes what a partner shares of their own in the file.',
})

/** Error name of calls about a file to which the access has ended. */
export const grantEndedErrorName = 'grant_over'

/** Error name of calls about parts of a file that are not granted. */
export const notGrantedErrorName = 'not_granted'

/** Path of another person's file; the portal's paths are below this path. */
export const getFilePath = (id: Id): string => `/dossier/${id}`

/** Base of calls about another person's file, below the tenant's API. */
export const getFileCallBase = (id: Id): string => `/household/${id}`
