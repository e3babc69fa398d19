import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { Customer } from '../customer.ts'
import { Damage } from '../damage.ts'
import { Family } from '../family.ts'
import { GivenGrant } from '../household.ts'
import { Income } from '../income.ts'
import { requiredLineField } from '../input-field.ts'
import { LivingDetails } from '../living.ts'
import { Mortgage } from '../mortgage.ts'
import { Obligation } from '../obligation.ts'
import { Policy } from '../policy.ts'
import { Possession } from '../possession.ts'
import { Retirement } from '../retirement.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { DeskDocument, minReasonLength } from './desk-document.ts'

export const OpenRequest = v.object({
  id: Id,
  kind: v.picklist(['mortgage', 'damage', 'task']),
  name: v.string(),
  comment: v.nullable(v.string()),
  date: v.nullable(IsoDate),
  received: v.boolean(),
  rejected: v.nullable(v.string()),
  created_at: IsoMoment,
})
export type OpenRequest = v.InferOutput<typeof OpenRequest>

/** A customer's file as the customer sees it, with open requests. */
export const DeskFile = v.object({
  customer: Customer,
  family: Family,
  living: v.nullable(LivingDetails),
  mortgages: v.array(Mortgage),
  incomes: v.object({ customer: v.array(Income), partner: v.array(Income) }),
  pensions: v.object({ customer: v.array(Retirement), partner: v.array(Retirement) }),
  obligations: v.array(Obligation),
  possessions: v.array(Possession),
  policies: v.array(Policy),
  damages: v.array(Damage),
  documents: v.array(DeskDocument),
  requests: v.array(OpenRequest),
  /** `active`: can sign in; `invited`: has a valid link. */
  account: v.picklist(['active', 'invited', 'none']),
  keys: nullableField(v.object({ passkeys: v.number(), app: v.boolean() })),
  grants: v.nullish(v.array(GivenGrant), []),
  last_seen_at: v.nullable(IsoMoment),
})
export type DeskFile = v.InferOutput<typeof DeskFile>

/** The access is recorded once per quarter of an hour, and shown to the customer. */
export const getDeskFile = get('/desk/{tenant}/customers/{id}', {
  ...deskCall,
  key: 'DESK_FILE',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(DeskFile),
  summary: 'Everything that the customer sees, for staff. The access is recorded.',
})

/** The link is valid for a week. 422 if the customer has a password or no e-mail address. */
export const postInvitation = post('/desk/{tenant}/customers/{id}/invitation', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Mails a customer a link to choose a password.',
})

/** The customer is signed out everywhere and mailed. The identity check is recorded. 422 without keys. */
export const postKeysReset = post('/desk/{tenant}/customers/{id}/keys/reset', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ ground: v.pipe(requiredLineField(200), v.minLength(minReasonLength, 'is too short')) }),
  response: WriteResult,
  summary: 'Removes the passkeys and authenticator app of a customer who has lost them.',
})

/** Both are mailed. Data of a partner belongs to the file again. 404 without such a grant. */
export const postGrantEnded = post('/desk/{tenant}/customers/{id}/grants/{grant}/end', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id, grant: Id },
  response: WriteResult,
  summary: 'Ends a person’s access to a customer’s file.',
})
