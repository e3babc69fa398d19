import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { multilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
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
  /** Bytes. */
  size: v.number(),
  created_at: IsoMoment,
  from_customer: v.boolean(),
  /** File guest; null for the customer (HOUSE-08). */
  by: nullableField(v.string()),
  asked_for: v.nullable(DocumentRequest),
  review: v.nullable(
    v.object({
      verdict: v.picklist(documentVerdicts),
      /** Shown to the customer; null for an accepted document. */
      reason: v.nullable(v.string()),
      by: v.string(),
      at: IsoMoment,
    }),
  ),
})
export type DeskDocument = v.InferOutput<typeof DeskDocument>

export const getDocumentsToReview = get('/desk/{tenant}/documents', {
  ...deskCall,
  key: 'DESK_DOCUMENTS',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(DeskDocument)),
  summary: 'Undecided documents of customers, oldest first; at most 100.',
})

export const getDeskDocumentFacts = get('/desk/{tenant}/documents/{id}', {
  ...deskCall,
  key: 'DESK_DOCUMENTS',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(DeskDocument),
  summary: 'A document of a customer, with the request that it answers and the decision.',
})

export const getDeskDocument = get('/desk/{tenant}/documents/{id}/file', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'A document of a customer as a file. The access is recorded.',
})

/** Long enough for the customer to act on. */
export const minReasonLength = 5

/** 409 `decided` if a colleague was first; 422 for a rejection without reason. */
export const postDocumentVerdict = post('/desk/{tenant}/documents/{id}/verdict', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.variant('verdict', [
    v.object({ verdict: v.literal('accepted') }),
    v.object({
      verdict: v.literal('rejected'),
      reason: v.pipe(multilineField(1000), v.minLength(minReasonLength)),
    }),
  ]),
  response: WriteResult,
  summary: 'Accepts a document, or rejects it with a reason for the customer.',
})
