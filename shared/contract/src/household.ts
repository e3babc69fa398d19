import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { date, required } from './sent.ts'
import { Created, Done, data, Id, IsoMoment, maybe, oneOf } from './wire.ts'

/** What of a file is granted by itself, in the words of a customer; calculators follow the home (HOUSE-02). */
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

/** What of a partner's own stands in the same file, and is the partner's to share (HOUSE-04). */
export const ownSubjects = ['personal', 'income', 'pension'] as const
export type OwnSubject = (typeof ownSubjects)[number]

/** Years that a grant to a delegate lasts at most. */
export const mostGrantYears = 2

/** Grants of one file that are open at once at most. */
export const mostGrants = 10

const Right = v.picklist(['read', 'change'])
const granted = v.optional(Right)

/** What somebody may do in a file: a subject that is left out is not granted. To change is to read as well. */
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

/** What a partner lets the other see and change of what is the partner's own. Each is said; none goes without saying. */
export const Consents = v.object({ personal: Consent, income: Consent, pension: Consent })
export type Consents = v.InferOutput<typeof Consents>

const grant = {
  id: Id,
  kind: oneOf('partner', 'delegate'),
  rights: Rights,
  /** What the partner shares of their own; null until the partner accepted, and of a delegate. */
  consents: maybe(Consents),
  given_at: IsoMoment,
  accepted_at: maybe(IsoMoment),
  /** When it ends by itself; null: when one of the two ends it. */
  ends_at: maybe(IsoMoment),
  ended_at: maybe(IsoMoment),
  /** Who ended it; `time` where it ended by itself. */
  ended_by: maybe(oneOf('giver', 'person', 'firm', 'time')),
  state: oneOf('invited', 'active', 'ended'),
}

/** Access that somebody has, had or is offered to the customer's own file. */
export const GivenGrant = v.object({ ...grant, name: v.string(), email: v.string() })
export type GivenGrant = v.InferOutput<typeof GivenGrant>

/** Access that the customer has, had or is offered to the file of somebody else. */
export const ReceivedGrant = v.object({
  ...grant,
  /** Whose file it is. */
  file: v.object({ id: Id, name: v.string() }),
  /** Who else can get at that file: told to a partner alone. */
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
  /** Whether the customer has a file of their own, or was only invited into that of somebody else. */
  has_file: v.boolean(),
  /** Whether the password is asked for before somebody is invited: signing in was too long ago. */
  password_wanted: v.boolean(),
  given: v.array(GivenGrant),
  received: v.array(ReceivedGrant),
})
export type Household = v.InferOutput<typeof Household>

/** Who can get at which file. Not in the specification: other firms answer 404. */
export const getHousehold = get('/customer/household', {
  key: 'HOUSEHOLD',
  answer: data(Household),
  summary: 'Who else can get at the customer’s file, and which files of others the customer can get at.',
})

const password = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000))))
const lastDay = v.optional(v.nullable(date))

/**
 * Invites somebody into the customer's file, by mail. 422 names `email` (`is your own`, `is invited already`), `ends_on` (`is
 * required` for a delegate, `is in the past`, `is too far away`), `rights` (`is required`), `kind` (`exists` where there is a partner
 * already) or `current_password`; 409 `too_many`, 429 after too many of a day. Whether the address is known to the firm is not told.
 */
export const inviteToFile = post('/customer/household', {
  body: v.object({
    kind: v.picklist(['partner', 'delegate']),
    name: required(100),
    email: v.pipe(required(200), v.email('must be an e-mail address')),
    rights: Rights,
    /** The last day of it, 'YYYY-MM-DD'. */
    ends_on: lastDay,
    current_password: password,
  }),
  answer: Created,
  summary: 'Invites a partner or a delegate into the customer’s file.',
})

/** Changes what somebody may do in the customer's file, and until when. 404 where it has ended; 422 as for inviting. */
export const changeGrant = post('/customer/household/{id}', {
  params: { id: Id },
  body: v.object({ rights: Rights, ends_on: lastDay }),
  answer: Done,
  summary: 'Changes what a partner or delegate may do in the customer’s file.',
})

/** Ends access to a file, by either of the two: at once. Ended already it is done. 404 when it is none of this customer. */
export const endGrant = del('/customer/household/{id}', {
  params: { id: Id },
  answer: Done,
  summary: 'Ends access to a file: the customer’s own, or one that the customer was let into.',
})

/** Accepts an invitation. A partner says what of their own the other may see: 422 `consents` without. 404 where it has ended. */
export const acceptGrant = post('/customer/household/{id}/acceptance', {
  params: { id: Id },
  body: v.object({ consents: v.optional(v.nullable(Consents)) }),
  answer: Done,
  summary: 'Accepts an invitation into somebody’s file.',
})

/** A partner changes what the other may see and change of the partner's own. 404 where it is none of this partner, or has ended. */
export const changeConsents = post('/customer/household/{id}/consents', {
  params: { id: Id },
  body: v.object({ consents: Consents }),
  answer: Done,
  summary: 'Changes what a partner shares of their own in the file.',
})

/** Name of the error that answers whatever is asked of a file that the one who asks cannot get at, or not any more. */
export const grantOver = 'grant_over'

/** Name of the error that answers what is not granted of a file, where something else of it is. */
export const notGranted = 'not_granted'

/** Address at which somebody sees the file of another; the portal's own addresses stand below it. */
export const filePath = (id: Id): string => `/dossier/${id}`

/** Where the calls about somebody else's file are, below those of the firm. */
export const fileCalls = (id: Id): string => `/household/${id}`
