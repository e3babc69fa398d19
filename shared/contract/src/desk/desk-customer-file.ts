import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { Customer } from '../customer.ts'
import { Damage } from '../damage.ts'
import { Family } from '../family.ts'
import { GivenAccessGrant } from '../household.ts'
import { Income } from '../income.ts'
import { createRequiredLineField } from '../input-field.ts'
import { LivingDetails } from '../living-details.ts'
import { Mortgage } from '../mortgage.ts'
import { Obligation } from '../obligation.ts'
import { Policy } from '../policy.ts'
import { Possession } from '../possession.ts'
import { Retirement } from '../retirement.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { DeskDocument, minStaffReasonLength } from './desk-document.ts'

export const OutstandingDocumentRequest = v.object({
  id: Id,
  kind: v.picklist(['mortgage', 'damage', 'task']),
  name: v.string(),
  comment: v.nullable(v.string()),
  date: v.nullable(IsoDate),
  received: v.boolean(),
  rejected: v.nullable(v.string()),
  created_at: IsoMoment,
})
export type OutstandingDocumentRequest = v.InferOutput<typeof OutstandingDocumentRequest>

/** Data of a customer that the portal shows, without documents and messages. */
export const CustomerFileRecords = v.object({
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
})
export type CustomerFileRecords = v.InferOutput<typeof CustomerFileRecords>

export const DeskCustomerFile = v.object({
  ...CustomerFileRecords.entries,
  documents: v.array(DeskDocument),
  requests: v.array(OutstandingDocumentRequest),
  /** 'active' means that the customer can sign in, 'invited' that they have a valid invitation. */
  account: v.picklist(['active', 'invited', 'none']),
  keys: nullableField(v.object({ passkeys: v.number(), app: v.boolean() })),
  grants: v.nullish(v.array(GivenAccessGrant), []),
  last_seen_at: v.nullable(IsoMoment),
})
export type DeskCustomerFile = v.InferOutput<typeof DeskCustomerFile>

/**
 * Each call counts as an access of the staff member to the customer file. The server records at most one access per
 * quarter of an hour, and shows it to the customer.
 */
export const getDeskCustomerFile = defineGet('/desk/{tenant}/customers/{id}', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(DeskCustomerFile),
  summary: 'Everything that the customer sees, for staff. The access is recorded.',
})

/** The link is valid for a week. Responds with 422 if the customer already has a password, or has no e-mail address. */
export const inviteCustomer = definePost('/desk/{tenant}/customers/{id}/invitation', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Mails a customer a link to choose a password.',
})

/**
 * Signs the customer out everywhere, mails them, and records `ground`: how staff verified their identity. Responds with
 * 422 if the customer has no passkey or app.
 */
export const maxKeysResetReasonLength = 200

export const resetSecondFactor = definePost('/desk/{tenant}/customers/{id}/keys/reset', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    ground: v.pipe(
      createRequiredLineField(maxKeysResetReasonLength),
      v.minLength(minStaffReasonLength, 'is too short'),
    ),
  }),
  response: WriteResult,
  summary: 'Removes the passkeys and authenticator app of a customer who has lost them.',
})

/**
 * Mails the giver and the receiver of the access. A partner's own data becomes part of the customer's file again.
 * Responds with 404 for an unknown grant.
 */
export const endAccessGrantAsStaff = definePost('/desk/{tenant}/customers/{id}/grants/{grant}/end', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id, grant: Id },
  response: WriteResult,
  summary: 'Ends a person’s access to a customer’s file.',
})
