import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { createMultilineField, createRequiredLineField } from '../input-field.ts'
import { createListField } from '../list-field.ts'
import { dataEnvelope, Id, IsoMoment, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

/** A message between customer and tenant. One with `from: 'note'` is internal, so customers do not see it. */
export const ConversationMessage = v.object({
  id: Id,
  from: v.picklist(['customer', 'tenant', 'note']),
  by: v.nullable(v.string()),
  at: IsoMoment,
  subject: v.nullable(v.string()),
  text: v.string(),
  documents: v.array(v.object({ id: Id, name: v.string() })),
  /** Kind of a customer's message; null for a message of the tenant. */
  kind: v.nullable(v.picklist(['message', 'damage', 'task_reply', 'lead'])),
  /** Time when staff handled the customer's message, or when the customer saw the tenant's message. */
  seen_at: v.nullable(IsoMoment),
})
export type ConversationMessage = v.InferOutput<typeof ConversationMessage>

export const getConversation = defineGet('/desk/{tenant}/customers/{id}/conversation', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.array(ConversationMessage)),
  summary: 'The newest 200 messages and internal notes about a customer, oldest first.',
})

export const maxMessageAttachments = 10

export const sendMessageToCustomer = definePost('/desk/{tenant}/customers/{id}/messages', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    subject: createRequiredLineField(200),
    text: createMultilineField(10_000),
    wants_answer: v.optional(v.boolean(), false),
    documents: v.optional(createListField(Id, maxMessageAttachments), []),
  }),
  response: WriteResult,
  summary: 'Sends a customer a message, with documents of the file.',
})

export const addInternalNote = definePost('/desk/{tenant}/customers/{id}/notes', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ text: createMultilineField(10_000) }),
  response: WriteResult,
  summary: 'Writes an internal note about a customer, visible to staff only.',
})

/** Responds with 409 `decided` if a colleague has already handled the message. */
export const markInboxItemHandled = definePost('/desk/{tenant}/inbox/{id}/handled', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Marks a message, change or request for advice as handled.',
})

export const getDeskInbox = defineGet('/desk/{tenant}/inbox', {
  ...deskCallOptions,
  key: 'DESK',
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
