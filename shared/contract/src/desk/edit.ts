import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { text } from '../sent.ts'
import { Done, data, Id, IsoMoment, maybe } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** A value in a file: plain, or JSON. */
const Value = v.nullable(v.union([v.string(), v.number(), v.boolean()]))

/** A field that a customer changed, with its old and new value. */
export const FieldChange = v.object({
  /** Path in the file, from the record down, with dots: `customer.mobile`, `mortgage.12.part.3.interest`. */
  path: v.string(),
  from: Value,
  to: Value,
})
export type FieldChange = v.InferOutput<typeof FieldChange>

/** A change saved by a customer and not yet reviewed. */
export const DeskEdit = v.object({
  id: Id,
  customer: CustomerName,
  /** File guest who made it. */
  by: maybe(v.string()),
  /** Form of the change. */
  form: v.string(),
  at: IsoMoment,
  changes: v.array(FieldChange),
})
export type DeskEdit = v.InferOutput<typeof DeskEdit>

/** Unreviewed changes of customers, oldest first; at most 100. */
export const getEdits = get('/desk/{tenant}/edits', {
  ...deskCall,
  key: 'DESK_EDITS',
  params: { tenant: TenantCode },
  answer: data(v.array(DeskEdit)),
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
    v.object({ verdict: v.literal('sent_back'), reason: v.pipe(text(1000), v.minLength(5)) }),
  ]),
  answer: Done,
  summary: 'Approves what a customer changed, or sends it back with a reason.',
})
