import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { text } from '../sent.ts'
import { Done, data, Id, IsoDate, IsoMoment, maybe } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** What the firm made of a document that a customer sent. */
export const verdicts = ['accepted', 'rejected'] as const
export type Verdict = (typeof verdicts)[number]

/** What a document was asked for by: a request of an application or a damage, or a task. */
export const AskedFor = v.object({
  kind: v.picklist(['mortgage', 'damage', 'task']),
  name: v.string(),
  comment: v.nullable(v.string()),
  /** Day before which it is wanted. */
  date: v.nullable(IsoDate),
})
export type AskedFor = v.InferOutput<typeof AskedFor>

/** A document as the firm's staff look at it. */
export const DeskDocument = v.object({
  id: Id,
  customer: CustomerName,
  name: v.string(),
  mime_type: v.string(),
  /** Bytes. */
  size: v.number(),
  created_at: IsoMoment,
  /** False: the firm put it there. */
  from_customer: v.boolean(),
  /** Who sent it, where that was somebody who was let into the file (HOUSE-08). */
  by: maybe(v.string()),
  /** Null where nothing asked for it. */
  asked_for: v.nullable(AskedFor),
  /** Null until somebody decided. */
  review: v.nullable(
    v.object({
      verdict: v.picklist(verdicts),
      /** What the customer was told; null for an accepted one. */
      reason: v.nullable(v.string()),
      by: v.string(),
      at: IsoMoment,
    }),
  ),
})
export type DeskDocument = v.InferOutput<typeof DeskDocument>

/** Documents that customers sent and nobody decided on, those that wait longest first; 100 at most. */
export const getDocumentsToReview = get('/desk/{firm}/documents', {
  ...ofFirm,
  key: 'DESK_DOCUMENTS',
  params: { firm: FirmCode },
  answer: data(v.array(DeskDocument)),
  summary: 'Documents that wait for somebody of the firm to look at them.',
})

/** One document, whether it waits or not. */
export const getDeskDocumentFacts = get('/desk/{firm}/documents/{id}', {
  ...ofFirm,
  key: 'DESK_DOCUMENTS',
  params: { firm: FirmCode, id: Id },
  answer: data(DeskDocument),
  summary: 'A document of a customer, with what asked for it and what was made of it.',
})

/** A document as a file. The customer sees that the firm looked at what it was sent for, and who did. */
export const getDeskDocument = get('/desk/{firm}/documents/{id}/file', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A document of a customer as a file; the look is recorded.',
})

/** Fewest characters of a reason for which a document is not taken: the customer has to be able to act on it. */
export const shortestReason = 5

/**
 * Takes a document, or asks for another in its place with a reason, which the customer reads and can answer.
 * 409 `decided` where somebody else was first, with who that was in the message; 422 for a rejection without a reason.
 */
export const postVerdict = post('/desk/{firm}/documents/{id}/verdict', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.variant('verdict', [
    v.object({ verdict: v.literal('accepted') }),
    v.object({ verdict: v.literal('rejected'), reason: v.pipe(text(1000), v.minLength(shortestReason)) }),
  ]),
  answer: Done,
  summary: 'Accepts a document, or rejects it with a reason that the customer reads.',
})
