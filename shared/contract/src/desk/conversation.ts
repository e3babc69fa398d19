import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { multilineField, requiredLineField } from '../input-field.ts'
import { createListField } from '../list-field.ts'
import { dataEnvelope, Id, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

/** `note` is internal: customers do not see it. */
export const ConversationMessage = v.object({
  id: Id,
  from: v.picklist(['customer', 'tenant', 'note']),
  by: v.nullable(v.string()),
  at: IsoMoment,
  subject: v.nullable(v.string()),
  text: v.string(),
  documents: v.array(v.object({ id: Id, name: v.string() })),
  /** Null for a message of the tenant. */
  kind: v.nullable(v.picklist(['message', 'damage', 'task_reply', 'lead'])),
  /** When staff handled the customer's message, or the customer saw the tenant's message. */
  seen_at: v.nullable(IsoMoment),
})
export type ConversationMessage = v.InferOutput<typeof ConversationMessage>

export const getConversation = get('/desk/{tenant}/customers/{id}/conversation', {
  ...deskCall,
  key: 'DESK_CONVERSATION',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.array(ConversationMessage)),
  summary: 'The newest 200 messages and internal notes about a customer, oldest first.',
})

export const maxAttachments = 10

export const postDeskMessage = post('/desk/{tenant}/customers/{id}/messages', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    subject: requiredLineField(200),
    text: multilineField(10_000),
    wants_answer: v.optional(v.boolean(), false),
    documents: v.optional(createListField(Id, maxAttachments), []),
  }),
  response: WriteResult,
  summary: 'Sends a customer a message, with documents of the file.',
})

export const postInternalNote = post('/desk/{tenant}/customers/{id}/notes', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ text: multilineField(10_000) }),
  response: WriteResult,
  summary: 'Writes an internal note about a customer, visible to staff only.',
})

/** 409 `decided` if a colleague was first. */
export const postMessageHandled = post('/desk/{tenant}/inbox/{id}/handled', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Marks a message, change or request for advice as handled.',
})

export const getDeskInbox = get('/desk/{tenant}/inbox', {
  ...deskCall,
  key: 'DESK_INBOX',
  params: { tenant: TenantCode },
  response: dataEnvelope(
    v.array(
      v.object({
        ...ConversationMessage.entries,
        customer: CustomerName,
        taken_by: v.nullable(v.string()),
      }),
    ),
  ),
  summary: 'Unhandled messages, damage reports and requests for advice, oldest first; at most 100.',
})
