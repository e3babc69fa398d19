import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { text } from '../sent.ts'
import { Done, data, Id, IsoDate, IsoMoment, maybe } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** The tenant's decision on a customer's document. */
export const verdicts = ['accepted', 'rejected'] as const
export type Verdict = (typeof verdicts)[number]

/** The request that a document answers: of an application, a damage, or a task. */
export const DocumentRequest = v.object({
  kind: v.picklist(['mortgage', 'damage', 'task']),
  name: v.string(),
  comment: v.nullable(v.string()),
  /** Deadline. */
  date: v.nullable(IsoDate),
})
export type DocumentRequest = v.InferOutput<typeof DocumentRequest>

/** A document as staff see it. */
export const DeskDocument = v.object({
  id: Id,
  customer: CustomerName,
  name: v.string(),
  mime_type: v.string(),
  /** Bytes. */
  size: v.number(),
  created_at: IsoMoment,
  /** False: added by the tenant. */
  from_customer: v.boolean(),
  /** File guest who sent it (HOUSE-08). */
  by: maybe(v.string()),
  /** Null without a request. */
  asked_for: v.nullable(DocumentRequest),
  /** Null before a decision. */
  review: v.nullable(
    v.object({
      verdict: v.picklist(verdicts),
      /** Reason shown to the customer; null for an accepted one. */
      reason: v.nullable(v.string()),
      by: v.string(),
      at: IsoMoment,
    }),
  ),
})
export type DeskDocument = v.InferOutput<typeof DeskDocument>

/** Undecided documents of customers, oldest first; at most 100. */
export const getDocumentsToReview = get('/desk/{tenant}/documents', {
  ...deskCall,
  key: 'DESK_DOCUMENTS',
  params: { tenant: TenantCode },
  answer: data(v.array(DeskDocument)),
  summary: 'Documents that wait for somebody of the tenant to look at them.',
})

/** Details of one document. */
export const getDeskDocumentFacts = get('/desk/{tenant}/documents/{id}', {
  ...deskCall,
  key: 'DESK_DOCUMENTS',
  params: { tenant: TenantCode, id: Id },
  answer: data(DeskDocument),
  summary: 'A document of a customer, with what asked for it and what was made of it.',
})

/** A document as a file. The customer sees who of the tenant opened it. */
export const getDeskDocument = get('/desk/{tenant}/documents/{id}/file', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A document of a customer as a file; the look is recorded.',
})

/** Minimum length of a rejection reason, so that the customer can act on it. */
export const minReasonLength = 5

/**
 * Accepts a document, or rejects it with a reason that the customer can respond to. 409 `decided` if a colleague
 * decided first, named in the message; 422 for a rejection without a reason.
 */
export const postVerdict = post('/desk/{tenant}/documents/{id}/verdict', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.variant('verdict', [
    v.object({ verdict: v.literal('accepted') }),
    v.object({ verdict: v.literal('rejected'), reason: v.pipe(text(1000), v.minLength(minReasonLength)) }),
  ]),
  answer: Done,
  summary: 'Accepts a document, or rejects it with a reason that the customer reads.',
})
