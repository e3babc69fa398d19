import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { Customer } from '../customer.ts'
import { Damage } from '../damage.ts'
import { Family } from '../family.ts'
import { GivenGrant } from '../household.ts'
import { Income } from '../income.ts'
import { Living } from '../living.ts'
import { Mortgage } from '../mortgage.ts'
import { Obligation } from '../obligation.ts'
import { Policy } from '../policy.ts'
import { Possession } from '../possession.ts'
import { Retirement } from '../retirement.ts'
import { required } from '../sent.ts'
import { Done, data, Id, IsoDate, IsoMoment, maybe } from '../wire.ts'
import { DeskDocument, shortestReason } from './document.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** Something that was asked of a customer and is not done with. */
export const OpenRequest = v.object({
  id: Id,
  kind: v.picklist(['mortgage', 'damage', 'task']),
  name: v.string(),
  comment: v.nullable(v.string()),
  date: v.nullable(IsoDate),
  /** The customer sent something for it. */
  received: v.boolean(),
  /** Why what was sent last was not taken. */
  rejected: v.nullable(v.string()),
  created_at: IsoMoment,
})
export type OpenRequest = v.InferOutput<typeof OpenRequest>

/** Everything of a customer that the portal shows that customer, as the customer gets it, and what is asked of them. */
export const DeskFile = v.object({
  customer: Customer,
  family: Family,
  living: v.nullable(Living),
  mortgages: v.array(Mortgage),
  incomes: v.object({ customer: v.array(Income), partner: v.array(Income) }),
  pensions: v.object({ customer: v.array(Retirement), partner: v.array(Retirement) }),
  obligations: v.array(Obligation),
  possessions: v.array(Possession),
  policies: v.array(Policy),
  damages: v.array(Damage),
  /** Newest first; 200 at most. */
  documents: v.array(DeskDocument),
  requests: v.array(OpenRequest),
  /** Whether the customer can sign in: has chosen a password, was mailed a link to choose one that still works, or neither. */
  account: v.picklist(['active', 'invited', 'none']),
  /** What the customer signs in with besides a password; null where the server does not say. */
  keys: maybe(v.object({ passkeys: v.number(), app: v.boolean() })),
  /** Who else can get at the file, could, or is invited, newest first. */
  grants: v.nullish(v.array(GivenGrant), []),
  /** When the customer was in the portal last; null for never. */
  last_seen_at: v.nullable(IsoMoment),
})
export type DeskFile = v.InferOutput<typeof DeskFile>

/** The file of a customer. That somebody opened it is recorded, once a quarter of an hour, and told to the customer. */
export const getDeskFile = get('/desk/{firm}/customers/{id}', {
  ...ofFirm,
  key: 'DESK_FILE',
  params: { firm: FirmCode, id: Id },
  answer: data(DeskFile),
  summary: 'Everything the customer sees, for the staff of the firm; the look is recorded.',
})

/**
 * Mails a customer who has no password yet a link to choose one; it works for a week. 422 where the customer has one already, or
 * no e-mail address. More than three in an hour are not mailed.
 */
export const postInvitation = post('/desk/{firm}/customers/{id}/invitation', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Invites a customer to the portal.',
})

/**
 * Takes the passkeys and the app of a customer who has lost them away, and signs them out everywhere: they sign in by password
 * again, and are mailed. How it was made sure who asks is on record. 422 where the customer has none.
 */
export const postKeysReset = post('/desk/{firm}/customers/{id}/keys/reset', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.object({ ground: v.pipe(required(200), v.minLength(shortestReason, 'is too short')) }),
  answer: Done,
  summary: 'Takes the keys of a customer away who has lost them.',
})

/**
 * Ends access that somebody has to a customer's file; both are mailed. Of a partner it ends as well what the partner kept to
 * themselves: what is theirs is the file's again. 404 where the file has no such grant.
 */
export const postGrantEnded = post('/desk/{firm}/customers/{id}/grants/{grant}/end', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id, grant: Id },
  answer: Done,
  summary: 'Ends access that somebody has to a customer’s file.',
})
