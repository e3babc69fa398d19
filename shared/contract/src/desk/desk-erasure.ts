import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { createMultilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'
import { minStaffReasonLength } from './desk-document.ts'

export const DeskErasure = v.object({
  customer: CustomerName,
  /** Time of the customer's request; null if the customer is erased because they left the tenant. */
  requested_at: v.nullable(IsoMoment),
  /** Last day on which a former customer has access; null if the customer has not left. */
  access_until: v.nullable(IsoDate),
  due_at: IsoMoment,
  hold: v.nullable(v.object({ by: v.string(), at: IsoMoment, reason: v.string() })),
})
export type DeskErasure = v.InferOutput<typeof DeskErasure>

export const getDeskErasures = defineGet('/desk/{tenant}/erasures', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(DeskErasure)),
  summary: 'Customers with a planned erasure, the soonest first.',
})

/**
 * Registers that the customer has left the tenant. The customer gets a mail, and can read their customer file for
 * thirty more days. A repeated call has no further effect.
 */
export const markCustomerAsFormer = definePost('/desk/{tenant}/customers/{id}/left', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Marks a customer as former.',
})

export const reinstateFormerCustomer = definePost('/desk/{tenant}/customers/{id}/back', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Reverts marking a customer as former.',
})

/** Only staff with the role 'owner' may send this call. Responds with 409 if no erasure is planned. */
export const pauseErasure = definePost('/desk/{tenant}/customers/{id}/erasure/hold', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    reason: v.pipe(createMultilineField(1000), v.minLength(minStaffReasonLength)),
  }),
  response: WriteResult,
  summary: 'Pauses the erasure of a customer.',
})

/** Lifts the hold on an erasure. If the erasure is already due, the data is erased in the next night. */
export const resumeErasure = definePost('/desk/{tenant}/customers/{id}/erasure/release', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Resumes the erasure of a customer.',
})
