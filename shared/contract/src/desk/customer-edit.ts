import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { createMultilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

const FieldValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]))

export const FieldChange = v.object({
  /** Path of the field in the customer file, such as `customer.mobile` or `mortgage.12.part.3.interest`. */
  path: v.string(),
  from: FieldValue,
  to: FieldValue,
})
export type FieldChange = v.InferOutput<typeof FieldChange>

export const CustomerEdit = v.object({
  id: Id,
  customer: CustomerName,
  by: nullableField(v.string()),
  form: v.string(),
  at: IsoMoment,
  changes: v.array(FieldChange),
})
export type CustomerEdit = v.InferOutput<typeof CustomerEdit>

export const getCustomerEditsToReview = defineGet('/desk/{tenant}/edits', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(CustomerEdit)),
  summary: 'Unreviewed changes of customers by field, oldest first; at most 100.',
})

/**
 * A rejection restores the old values. Responds with 409 `decided` if a colleague has already decided, and with
 * `changed` if a field has changed since.
 */
export const reviewCustomerEdit = definePost('/desk/{tenant}/edits/{id}/verdict', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.variant('verdict', [
    v.object({ verdict: v.literal('approved') }),
    v.object({ verdict: v.literal('sent_back'), reason: v.pipe(createMultilineField(1000), v.minLength(5)) }),
  ]),
  response: WriteResult,
  summary: 'Approves a customer’s change, or rejects it with a reason for the customer.',
})
