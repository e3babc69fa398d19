import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { createMultilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

export const documentVerdicts = ['accepted', 'rejected'] as const
export type DocumentVerdict = (typeof documentVerdicts)[number]

export const DocumentRequest = v.object({
  kind: v.picklist(['mortgage', 'damage', 'task']),
  name: v.string(),
  comment: v.nullable(v.string()),
  date: v.nullable(IsoDate),
})
export type DocumentRequest = v.InferOutput<typeof DocumentRequest>

export const DeskDocument = v.object({
  id: Id,
  customer: CustomerName,
  name: v.string(),
  mime_type: v.string(),
  /** Size in bytes. */
  size: v.number(),
  created_at: IsoMoment,
  from_customer: v.boolean(),
  /** Name of the partner or delegate who sent the document; null if the customer did (HOUSE-08). */
  by: nullableField(v.string()),
  asked_for: v.nullable(DocumentRequest),
  review: v.nullable(
    v.object({
      verdict: v.picklist(documentVerdicts),
      /** Reason that the customer sees; null for an accepted document. */
      reason: v.nullable(v.string()),
      by: v.string(),
      at: IsoMoment,
    }),
  ),
})
export type DeskDocument = v.InferOutput<typeof DeskDocument>

export const getDocumentsToReview = defineGet('/desk/{tenant}/documents', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(DeskDocument)),
  summary: 'Undecided documents of customers, oldest first; at most 100.',
})

export const getDeskDocumentDetails = defineGet('/desk/{tenant}/documents/{id}', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(DeskDocument),
  summary: 'A document of a customer, with the request that it answers and the decision.',
})

export const getDeskDocumentFile = defineGet('/desk/{tenant}/documents/{id}/file', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'A document of a customer as a file. The access is recorded.',
})

/** Minimum length of a reason, so that it tells the customer what to do. */
export const minStaffReasonLength = 5

/** Responds with 409 `decided` if a colleague has already decided, and with 422 for a rejection without reason. */
export const reviewDocument = definePost('/desk/{tenant}/documents/{id}/verdict', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.variant('verdict', [
    v.object({ verdict: v.literal('accepted') }),
    v.object({
      verdict: v.literal('rejected'),
      reason: v.pipe(createMultilineField(1000), v.minLength(minStaffReasonLength)),
    }),
  ]),
  response: WriteResult,
  summary: 'Accepts a document, or rejects it with a reason for the customer.',
})
