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
import { deskCall, TenantCode } from './desk-call.ts'
import { DeskDocument, minReasonLength } from './document.ts'

/** An open request to a customer. */
export const OpenRequest = v.object({
  id: Id,
  kind: v.picklist(['mortgage', 'damage', 'task']),
  name: v.string(),
  comment: v.nullable(v.string()),
  date: v.nullable(IsoDate),
  /** The customer sent something for it. */
  received: v.boolean(),
  /** Why the last document was rejected. */
  rejected: v.nullable(v.string()),
  created_at: IsoMoment,
})
export type OpenRequest = v.InferOutput<typeof OpenRequest>

/** A customer's file as the customer sees it, with open requests. */
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
  /** Whether the customer can sign in: active, invited with a valid link, or neither. */
  account: v.picklist(['active', 'invited', 'none']),
  /** The customer's second factors; null if unknown. */
  keys: maybe(v.object({ passkeys: v.number(), app: v.boolean() })),
  /** People with access to the file, past, present or invited, newest first. */
  grants: v.nullish(v.array(GivenGrant), []),
  /** When the customer last used the portal; null if never. */
  last_seen_at: v.nullable(IsoMoment),
})
export type DeskFile = v.InferOutput<typeof DeskFile>

/** A customer's file. The access is recorded once per quarter of an hour, and shown to the customer. */
export const getDeskFile = get('/desk/{tenant}/customers/{id}', {
  ...deskCall,
  key: 'DESK_FILE',
  params: { tenant: TenantCode, id: Id },
  answer: data(DeskFile),
  summary: 'Everything the customer sees, for the staff of the tenant; the look is recorded.',
})

/**
 * Mails a link to choose a password, valid for a week, to a customer without one. 422 if the customer has one or no
 * e-mail address. At most three per hour are sent.
 */
export const postInvitation = post('/desk/{tenant}/customers/{id}/invitation', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: Done,
  summary: 'Invites a customer to the portal.',
})

/**
 * Removes a customer's lost passkeys and app, and signs the customer out everywhere; the customer signs in by password
 * again and is mailed. The identity check is recorded. 422 without keys.
 */
export const postKeysReset = post('/desk/{tenant}/customers/{id}/keys/reset', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ ground: v.pipe(required(200), v.minLength(minReasonLength, 'is too short')) }),
  answer: Done,
  summary: 'Takes the keys of a customer away who has lost them.',
})

/**
 * Ends a person's access to a customer's file; both are mailed. For a partner, it also ends the partner's own privacy
 * choices: their data belongs to the file again. 404 without such a grant.
 */
export const postGrantEnded = post('/desk/{tenant}/customers/{id}/grants/{grant}/end', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id, grant: Id },
  answer: Done,
  summary: 'Ends access that somebody has to a customer’s file.',
})
