import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { multilineField, requiredLineField } from '../input-field.ts'
import { createListField } from '../list-field.ts'
import { dataEnvelope, Id, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

/**
 * A message between tenant and customer, written by the `customer` or the `tenant`, or an internal `note` that
 * customers do not see.
 */
export const ConversationMessage = v.object({
  /** Unique within `from`. */
  id: Id,
  from: v.picklist(['customer', 'tenant', 'note']),
  by: v.nullable(v.string()),
  at: IsoMoment,
  subject: v.nullable(v.string()),
  text: v.string(),
  documents: v.array(v.object({ id: Id, name: v.string() })),
  /** Kind of a customer's message; null for the tenant's. */
  kind: v.nullable(v.picklist(['message', 'damage', 'task_reply', 'lead'])),
  /**
   * Time at which staff handled the customer's message, or at which the customer saw the tenant's message. Null if not
   * yet.
   */
  seen_at: v.nullable(IsoMoment),
})
export type ConversationMessage = v.InferOutput<typeof ConversationMessage>

/** The newest 200 messages with a customer, oldest first. */
export const getConversation = get('/desk/{tenant}/customers/{id}/conversation', {
  ...deskCall,
  key: 'DESK_CONVERSATION',
  params: { tenant: TenantCode, id: Id },
  answer: dataEnvelope(v.array(ConversationMessage)),
  summary: 'What was said between the tenant and a customer, with the notes of staff.',
})

export const maxAttachments = 10

/** Sends a message to a customer, with documents of the file. 422 at `documents` for a document of another file. */
export const postDeskMessage = post('/desk/{tenant}/customers/{id}/messages', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    subject: requiredLineField(200),
    text: multilineField(10_000),
    wants_answer: v.optional(v.boolean(), false),
    documents: v.optional(createListField(Id, maxAttachments), []),
  }),
  answer: WriteResult,
  summary: 'Sends a customer a message, with documents of the file.',
})

/** Writes an internal note about a customer, visible to staff only. */
export const postInternalNote = post('/desk/{tenant}/customers/{id}/notes', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ text: multilineField(10_000) }),
  answer: WriteResult,
  summary: 'Writes a note for colleagues, which no customer gets.',
})

/** Marks a customer's message as handled. 409 `decided` if a colleague did. */
export const postMessageHandled = post('/desk/{tenant}/inbox/{id}/handled', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: WriteResult,
  summary: 'Marks a message, change or request for advice as dealt with.',
})

/** Unhandled messages, damage reports and requests for advice, oldest first; at most 100. */
export const getDeskInbox = get('/desk/{tenant}/inbox', {
  ...deskCall,
  key: 'DESK_INBOX',
  params: { tenant: TenantCode },
  answer: dataEnvelope(
    v.array(
      v.object({
        ...ConversationMessage.entries,
        customer: CustomerName,
        taken_by: v.nullable(v.string()),
      }),
    ),
  ),
  summary: 'What customers wrote that waits for somebody of the tenant.',
})
