import * as v from '@portal/contract/schema'
import { AdviceLead } from './advice.ts'
import { post } from './call.ts'
import {
  bsnFileNamesField,
  idempotencyKeyField,
  lineField,
  multilineField,
  requiredLineField,
} from './input-field.ts'
import { uploadsField } from './uploads.ts'
import { Id, WriteResult } from './wire.ts'

/** CONTACT-02. */
export const messageCategories = [
  'scenarios',
  'refinance',
  'maximum_mortgage',
  'sustainability',
  'account',
  'anders',
] as const

/** Inbox items that a message can answer, named as in `viewableModels`. */
export const answerableModels = ['attachable', 'signal', 'note'] as const

/** At most five files. `reply_to_type`, `reply_to_id` and `policy_id` are not in the specification. */
export const sendMessage = post('/customer/customer/message', {
  encoding: 'multipart',
  body: v.object({
    message: multilineField(10_000),
    screen: requiredLineField(100),
    category: v.optional(v.nullable(v.picklist(messageCategories))),
    subject: v.optional(v.nullable(lineField(200))),
    reply_to_type: v.optional(v.picklist(answerableModels)),
    reply_to_id: v.optional(Id),
    documents: uploadsField,
    with_bsn: bsnFileNamesField,
    policy_id: v.optional(Id),
    idempotency_key: idempotencyKeyField,
  }),
  response: WriteResult,
  summary: 'Sends a message to the adviser (API-57, ENTITY-41).',
})

/** With a lead it is a request for advice, and the tenant gets both (LEAD-01). */
export const leaveActivityNote = post('/customer/customer/activity_note', {
  body: v.object({
    topic: requiredLineField(100),
    text: multilineField(10_000),
    lead: v.optional(v.nullable(AdviceLead)),
    advice: v.optional(
      v.nullable(
        v.object({ calculation: v.picklist(['max', 'measures']), input: v.record(v.string(), v.unknown()) }),
      ),
    ),
    idempotency_key: idempotencyKeyField,
  }),
  response: WriteResult,
  summary: 'Records an activity of the customer for the tenant (MAXMORT-04).',
})
