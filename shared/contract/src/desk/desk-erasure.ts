import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { multilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'
import { minReasonLength } from './desk-document.ts'

/** Planned erasure of a customer, on request or after leaving, and whether the tenant has paused it. */
export const DeskErasure = v.object({
  customer: CustomerName,
  /**
   * Time at which the customer requested the erasure; null if the erasure is planned because the customer left the
   * tenant.
   */
  requested_at: v.nullable(IsoMoment),
  /** Last day on which a former customer can read the file; null: not leaving. */
  access_until: v.nullable(IsoDate),
  due_at: IsoMoment,
  /** Staff member who paused the erasure, since when, and why; null if it is not paused. */
  hold: v.nullable(v.object({ by: v.string(), at: IsoMoment, reason: v.string() })),
})
export type DeskErasure = v.InferOutput<typeof DeskErasure>

/** Customers with a pending erasure, the soonest first. */
export const getDeskErasures = get('/desk/{tenant}/erasures', {
  ...deskCall,
  key: 'DESK_ERASURES',
  params: { tenant: TenantCode },
  answer: dataEnvelope(v.array(DeskErasure)),
  summary: 'Customers who asked to be erased and are not yet.',
})

/**
 * Marks a customer as former: read-only access for thirty days; the customer is informed by mail. Repeating it changes
 * nothing.
 */
export const postCustomerLeft = post('/desk/{tenant}/customers/{id}/left', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: WriteResult,
  summary: 'Tells that a customer left the tenant.',
})

/** Reverts marking a customer as former. */
export const postCustomerBack = post('/desk/{tenant}/customers/{id}/back', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: WriteResult,
  summary: 'Tells that a customer who left stays after all.',
})

/** Pauses the erasure of a customer, with a reason. For owners; 409 without a pending erasure. */
export const postErasureHold = post('/desk/{tenant}/customers/{id}/erasure/hold', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    reason: v.pipe(multilineField(1000), v.minLength(minReasonLength)),
  }),
  answer: WriteResult,
  summary: 'Holds back the erasure of a customer.',
})

/** Resumes an erasure, which then happens when due, but not before the next night. */
export const postErasureRelease = post('/desk/{tenant}/customers/{id}/erasure/release', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: WriteResult,
  summary: 'Lets the erasure of a customer go on.',
})
