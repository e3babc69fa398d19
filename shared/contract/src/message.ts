import * as v from '@portal/contract/valibot'
import { definePost } from './call.ts'
import {
  bsnFileNamesField,
  createLineField,
  createMultilineField,
  createRequiredLineField,
  idempotencyKeyField,
} from './input-field.ts'
import { uploadsField } from './uploads.ts'
import { Id, WriteResult } from './wire.ts'

export const messageCategories = [
  'scenarios',
  'refinance',
  'maximum_mortgage',
  'sustainability',
  'account',
  'anders',
] as const

/** Inbox items that a customer can answer with a message. The names are those of `modelsWithSeenState`. */
export const replyToTypes = ['attachable', 'signal', 'note'] as const

/** A message has at most five files. `reply_to_type`, `reply_to_id` and `policy_id` are not in the specification. */
export const sendMessage = definePost('/customer/customer/message', {
  encoding: 'multipart',
  body: v.object({
    message: createMultilineField(10_000),
    screen: createRequiredLineField(100),
    category: v.optional(v.nullable(v.picklist(messageCategories))),
    subject: v.optional(v.nullable(createLineField(200))),
    reply_to_type: v.optional(v.picklist(replyToTypes)),
    reply_to_id: v.optional(Id),
    documents: uploadsField,
    with_bsn: bsnFileNamesField,
    policy_id: v.optional(Id),
    idempotency_key: idempotencyKeyField,
  }),
  response: WriteResult,
  summary: 'Sends a message to the adviser (API-57, ENTITY-41).',
})
