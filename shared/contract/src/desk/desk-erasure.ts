import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { multilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'
import { minReasonLength } from './desk-document.ts'

export const DeskErasure = v.object({
  customer: CustomerName,
  /** Null if the erasure follows from leaving the tenant. */
  requested_at: v.nullable(IsoMoment),
  /** Last day for a former customer; null if the customer is not leaving. */
  access_until: v.nullable(IsoDate),
  due_at: IsoMoment,
  hold: v.nullable(v.object({ by: v.string(), at: IsoMoment, reason: v.string() })),
})
export type DeskErasure = v.InferOutput<typeof DeskErasure>

export const getDeskErasures = get('/desk/{tenant}/erasures', {
  ...deskCall,
  key: 'DESK_ERASURES',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(DeskErasure)),
  summary: 'Customers with a planned erasure, the soonest first.',
})

/** Read-only access for thirty days; the customer is mailed. Can be repeated. */
export const postCustomerLeft = post('/desk/{tenant}/customers/{id}/left', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Marks a customer as former.',
})

export const postCustomerBack = post('/desk/{tenant}/customers/{id}/back', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Reverts marking a customer as former.',
})

/** For owners. 409 without a planned erasure. */
export const postErasureHold = post('/desk/{tenant}/customers/{id}/erasure/hold', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    reason: v.pipe(multilineField(1000), v.minLength(minReasonLength)),
  }),
  response: WriteResult,
  summary: 'Pauses the erasure of a customer.',
})

/** The erasure happens when due, but not before the next night. */
export const postErasureRelease = post('/desk/{tenant}/customers/{id}/erasure/release', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Resumes the erasure of a customer.',
})
