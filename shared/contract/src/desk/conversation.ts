import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { listOf } from '../list-of.ts'
import { required, text } from '../sent.ts'
import { Done, data, Id, IsoMoment } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/**
 * A message between tenant and customer, or an internal note: `customer` wrote it, the tenant did (`tenant`), or it is a
 * `note` that customers do not see.
 */
export const ConversationMessage = v.object({
  /** Unique within `from`. */
  id: Id,
  from: v.picklist(['customer', 'tenant', 'note']),
  /** Staff member or file guest who wrote it; null if unknown, and for the customer. */
  by: v.nullable(v.string()),
  at: IsoMoment,
  subject: v.nullable(v.string()),
  text: v.string(),
  /** Attached documents that are still in the file. */
  documents: v.array(v.object({ id: Id, name: v.string() })),
  /** Kind of a customer's message; null for the tenant's. */
  kind: v.nullable(v.picklist(['message', 'damage', 'task_reply', 'lead'])),
  /** When staff handled it, or for a tenant's message, when the customer saw it. Null if not yet. */
  seen_at: v.nullable(IsoMoment),
})
export type ConversationMessage = v.InferOutput<typeof ConversationMessage>

/** The newest 200 messages with a customer, oldest first. */
export const getConversation = get('/desk/{tenant}/customers/{id}/conversation', {
  ...deskCall,
  key: 'DESK_CONVERSATION',
  params: { tenant: TenantCode, id: Id },
  answer: data(v.array(ConversationMessage)),
  summary: 'What was said between the tenant and a customer, with the notes of staff.',
})

/** Maximum number of documents attached to a message. */
export const maxAttachments = 10

/** Sends a customer a message, with documents of the file. 422 at `documents` for one that is not in this file. */
export const postDeskMessage = post('/desk/{tenant}/customers/{id}/messages', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    subject: required(200),
    text: text(10_000),
    wants_answer: v.optional(v.boolean(), false),
    /** Numbers of the documents. */
    documents: v.optional(listOf(Id, maxAttachments), []),
  }),
  answer: Done,
  summary: 'Sends a customer a message, with documents of the file.',
})

/** Writes an internal note about a customer, visible to staff only. */
export const postInternalNote = post('/desk/{tenant}/customers/{id}/notes', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ text: text(10_000) }),
  answer: Done,
  summary: 'Writes a note for colleagues, which no customer gets.',
})

/** Marks a customer's message as handled. 409 `decided` if a colleague did. */
export const postHandled = post('/desk/{tenant}/inbox/{id}/handled', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: Done,
  summary: 'Marks a message, change or request for advice as dealt with.',
})

/** Unhandled messages, damage reports and requests for advice, oldest first; at most 100. */
export const getDeskInbox = get('/desk/{tenant}/inbox', {
  ...deskCall,
  key: 'DESK_INBOX',
  params: { tenant: TenantCode },
  answer: data(
    v.array(
      v.object({
        ...ConversationMessage.entries,
        customer: CustomerName,
        /** Staff member who handles a request for advice; null otherwise. */
        taken_by: v.nullable(v.string()),
      }),
    ),
  ),
  summary: 'What customers wrote that waits for somebody of the tenant.',
})
