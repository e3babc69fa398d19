import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { multilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

const FieldValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]))

export const FieldChange = v.object({
  /** Path in the file, from the record down, with dots: `customer.mobile`, `mortgage.12.part.3.interest`. */
  path: v.string(),
  from: FieldValue,
  to: FieldValue,
})
export type FieldChange = v.InferOutput<typeof FieldChange>

/** A change saved by a customer and not yet reviewed. */
export const DeskEdit = v.object({
  id: Id,
  customer: CustomerName,
  /** File guest who made the change; null for the customer. */
  by: nullableField(v.string()),
  form: v.string(),
  at: IsoMoment,
  changes: v.array(FieldChange),
})
export type DeskEdit = v.InferOutput<typeof DeskEdit>

/** Unreviewed changes of customers, oldest first; at most 100. */
export const getDeskEdits = get('/desk/{tenant}/edits', {
  ...deskCall,
  key: 'DESK_EDITS',
  params: { tenant: TenantCode },
  answer: dataEnvelope(v.array(DeskEdit)),
  summary: 'What customers changed, field by field, that the tenant has not approved.',
})

/**
 * Approves a change, or rejects it: fields that still have the customer's value get their old one, and the customer is
 * told the reason. 409 `decided` if a colleague was first, 409 `changed` if a field has changed since.
 */
export const postEditVerdict = post('/desk/{tenant}/edits/{id}/verdict', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.variant('verdict', [
    v.object({ verdict: v.literal('approved') }),
    v.object({ verdict: v.literal('sent_back'), reason: v.pipe(multilineField(1000), v.minLength(5)) }),
  ]),
  answer: WriteResult,
  summary: 'Approves what a customer changed, or sends it back with a reason.',
})
