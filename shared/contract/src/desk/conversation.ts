import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { listOf } from '../list-of.ts'
import { required, text } from '../sent.ts'
import { Done, data, Id, IsoMoment } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/**
 * What was said between a firm and a customer, and within the firm about one: `customer` wrote it, `firm` did, or it is a
 * `note` of staff for each other, which no customer gets.
 */
export const Said = v.object({
  /** Unique within `from`. */
  id: Id,
  from: v.picklist(['customer', 'firm', 'note']),
  /** Who of the staff wrote it, or who was let into the file and wrote it there; null where that is not known, and for the customer. */
  by: v.nullable(v.string()),
  at: IsoMoment,
  subject: v.nullable(v.string()),
  text: v.string(),
  /** What was sent along and is still in the file. */
  documents: v.array(v.object({ id: Id, name: v.string() })),
  /** What kind of message of a customer it is; null for what the firm wrote. */
  kind: v.nullable(v.picklist(['message', 'damage', 'task_reply', 'lead'])),
  /** When somebody of the firm dealt with it; of a message of the firm: when the customer saw it. Null for not yet. */
  seen_at: v.nullable(IsoMoment),
})
export type Said = v.InferOutput<typeof Said>

/** The conversation with a customer, oldest first; the newest 200. */
export const getConversation = get('/desk/{firm}/customers/{id}/conversation', {
  ...ofFirm,
  key: 'DESK_CONVERSATION',
  params: { firm: FirmCode, id: Id },
  answer: data(v.array(Said)),
  summary: 'What was said between the firm and a customer, with the notes of staff.',
})

/** Most documents of the file that go along with a message. */
export const mostAttached = 10

/**
 * Sends a customer a message, with documents that stand in the customer's file. 422 at `documents` for one that is not there:
 * removed, or of another customer.
 */
export const postDeskMessage = post('/desk/{firm}/customers/{id}/messages', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.object({
    subject: required(200),
    text: text(10_000),
    wants_answer: v.optional(v.boolean(), false),
    /** Numbers of the documents. */
    documents: v.optional(listOf(Id, mostAttached), []),
  }),
  answer: Done,
  summary: 'Sends a customer a message, with documents of the file.',
})

/** Writes a note about a customer that only staff of the firm read. */
export const postInternalNote = post('/desk/{firm}/customers/{id}/notes', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.object({ text: text(10_000) }),
  answer: Done,
  summary: 'Writes a note for colleagues, which no customer gets.',
})

/** Marks something that a customer sent as dealt with. 409 `decided` where a colleague did. */
export const postHandled = post('/desk/{firm}/inbox/{id}/handled', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Marks a message, change or request for advice as dealt with.',
})

/** What customers sent and nobody dealt with: messages, damages and requests for advice, those that wait longest first; 100 at most. */
export const getDeskInbox = get('/desk/{firm}/inbox', {
  ...ofFirm,
  key: 'DESK_INBOX',
  params: { firm: FirmCode },
  answer: data(
    v.array(
      v.object({
        ...Said.entries,
        customer: CustomerName,
        /** Who has taken a request for advice up; null for nobody, and for other kinds. */
        taken_by: v.nullable(v.string()),
      }),
    ),
  ),
  summary: 'What customers wrote that waits for somebody of the firm.',
})
