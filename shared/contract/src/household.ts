import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { date, required } from './sent.ts'
import { Created, Done, data, Id, IsoMoment, maybe, oneOf } from './wire.ts'

/** Subjects of a file that can be granted separately; calculators follow the home (HOUSE-02). */
export const subjects = [
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
export type Subject = (typeof subjects)[number]

/** Subjects of the partner's own data, which the partner may share (HOUSE-04). */
export const ownSubjects = ['personal', 'income', 'pension'] as const
export type OwnSubject = (typeof ownSubjects)[number]

/** Maximum duration of a delegate's grant in years. */
export const maxGrantYears = 2

/** Maximum number of open grants per file. */
export const maxGrants = 10

const Right = v.picklist(['read', 'change'])
const granted = v.optional(Right)

/** Rights in a file; absent subjects are not granted. Change includes read. */
export const Rights = v.object({
  personal: granted,
  home: granted,
  insurance: granted,
  income: granted,
  pension: granted,
  savings: granted,
  documents: granted,
  messages: granted,
  appointments: granted,
})
export type Rights = v.InferOutput<typeof Rights>

const Consent = v.picklist(['nothing', 'read', 'change'])

/** What a partner shares of their own data. All fields are required. */
export const Consents = v.object({ personal: Consent, income: Consent, pension: Consent })
export type Consents = v.InferOutput<typeof Consents>

const grant = {
  id: Id,
  kind: oneOf('partner', 'delegate'),
  rights: Rights,
  /** What the partner shares; null until accepted, and for a delegate. */
  consents: maybe(Consents),
  given_at: IsoMoment,
  accepted_at: maybe(IsoMoment),
  /** End date; null: until one of the two ends it. */
  ends_at: maybe(IsoMoment),
  ended_at: maybe(IsoMoment),
  /** Who ended it; `time` at its end date. */
  ended_by: maybe(oneOf('giver', 'person', 'tenant', 'time')),
  state: oneOf('invited', 'active', 'ended'),
}

/** Access of another person to the customer's file, past, present or offered. */
export const GivenGrant = v.object({ ...grant, name: v.string(), email: v.string() })
export type GivenGrant = v.InferOutput<typeof GivenGrant>

/** The customer's access to another person's file, past, present or offered. */
export const ReceivedGrant = v.object({
  ...grant,
  /** The file's owner. */
  file: v.object({ id: Id, name: v.string() }),
  /** Others with access to that file; only for a partner. */
  others: v.array(
    v.object({
      name: v.string(),
      kind: oneOf('partner', 'delegate'),
      rights: Rights,
      ends_at: maybe(IsoMoment),
    }),
  ),
})
export type ReceivedGrant = v.InferOutput<typeof ReceivedGrant>

export const Household = v.object({
  /** Whether the customer has an own file, or was only invited into another's. */
  has_file: v.boolean(),
  /** Whether the password must be entered again before inviting, because the sign-in was too long ago. */
  password_wanted: v.boolean(),
  given: v.array(GivenGrant),
  received: v.array(ReceivedGrant),
})
export type Household = v.InferOutput<typeof Household>

/** Reads which persons have access to which file. Not in the specification: other servers respond with 404. */
export const getHousehold = get('/customer/household', {
  key: 'HOUSEHOLD',
  answer: data(Household),
  summary: 'Who else can get at the customer’s file, and which files of others the customer can get at.',
})

const password = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000))))
const lastDay = v.optional(v.nullable(date))

/**
 * Invites a person into the customer's file by mail. 422 names `email` (`is your own`, `is invited already`), `ends_on`
 * (`is required` for a delegate, `is in the past`, `is too far away`), `rights` (`is required`), `kind` (`exists` if
 * there is a partner) or `current_password`; 409 `too_many`, 429 after too many per day. Does not reveal whether the
 * address is known.
 */
export const inviteToFile = post('/customer/household', {
  body: v.object({
    kind: v.picklist(['partner', 'delegate']),
    name: required(100),
    email: v.pipe(required(200), v.email('must be an e-mail address')),
    rights: Rights,
    /** Last day, 'YYYY-MM-DD'. */
    ends_on: lastDay,
    current_password: password,
  }),
  answer: Created,
  summary: 'Invites a partner or a delegate into the customer’s file.',
})

/** Changes a person's rights and end date. 404 if ended; 422 as for inviting. */
export const changeGrant = post('/customer/household/{id}', {
  params: { id: Id },
  body: v.object({ rights: Rights, ends_on: lastDay }),
  answer: Done,
  summary: 'Changes what a partner or delegate may do in the customer’s file.',
})

/**
 * Ends access to a file, by either person, at once. Repeating it succeeds. 404 if it does not concern this customer.
 */
export const endGrant = del('/customer/household/{id}', {
  params: { id: Id },
  answer: Done,
  summary: 'Ends access to a file: the customer’s own, or one that the customer was let into.',
})

/** Accepts an invitation. A partner must say what they share: 422 `consents`. 404 if ended. */
export const acceptGrant = post('/customer/household/{id}/acceptance', {
  params: { id: Id },
  body: v.object({ consents: v.optional(v.nullable(Consents)) }),
  answer: Done,
  summary: 'Accepts an invitation into somebody’s file.',
})

/** Changes what a partner shares. 404 if it is not this partner's or has ended. */
export const changeConsents = post('/customer/household/{id}/consents', {
  params: { id: Id },
  body: v.object({ consents: Consents }),
  answer: Done,
  summary: 'Changes what a partner shares of their own in the file.',
})

/** Error name for calls about a file without access. */
export const grantOver = 'grant_over'

/** Error name for ungranted parts of a file with access. */
export const notGranted = 'not_granted'

/** Path of another person's file; the portal's paths are below it. */
export const filePath = (id: Id): string => `/dossier/${id}`

/** Base of calls about another person's file, below the tenant's API. */
export const fileCalls = (id: Id): string => `/household/${id}`
