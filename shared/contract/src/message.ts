import * as v from '@portal/contract/schema'
import { AdviceLead } from './advice.ts'
import { post } from './call.ts'
import { idempotencyKey, line, required, text, withBsn } from './sent.ts'
import { uploads } from './uploads.ts'
import { Done, Id } from './wire.ts'

/** Categories of the contact form (CONTACT-02). */
export const messageCategories = [
  'scenarios',
  'refinance',
  'maximum_mortgage',
  'sustainability',
  'account',
  'anders',
] as const

/** What of the inbox a message can answer: a mail, a notice or a message of the firm, as `viewable` names them. */
export const answerable = ['attachable', 'signal', 'note'] as const

/**
 * Sends a message to the adviser (API-57). `screen` is the screen or topic it is about. At most five files.
 * `reply_to_type` and `reply_to_id` name what it answers, `policy_id` the policy that its files belong to; not in the
 * specification. 404 when that is not the customer's.
 */
export const sendMessage = post('/customer/customer/message', {
  encoding: 'multipart',
  body: v.object({
    message: text(10_000),
    screen: required(100),
    category: v.optional(v.nullable(v.picklist(messageCategories))),
    subject: v.optional(v.nullable(line(200))),
    reply_to_type: v.optional(v.picklist(answerable)),
    reply_to_id: v.optional(Id),
    documents: uploads,
    with_bsn: withBsn,
    policy_id: v.optional(Id),
    idempotency_key: idempotencyKey,
  }),
  answer: Done,
  summary: 'Sends a message to the adviser (API-57, ENTITY-41).',
})

/**
 * Leaves a note of what the customer did for the firm (MAXMORT-04). With a lead the customer asks for advice about it,
 * and the firm gets both (LEAD-01).
 */
export const leaveActivityNote = post('/customer/customer/activity_note', {
  body: v.object({
    topic: required(100),
    text: text(10_000),
    lead: v.optional(v.nullable(AdviceLead)),
    /** What the customer was shown, kept with the lead: worked out anew from this input, which is the calculation's own body. */
    advice: v.optional(
      v.nullable(
        v.object({ calculation: v.picklist(['max', 'measures']), input: v.record(v.string(), v.unknown()) }),
      ),
    ),
    idempotency_key: idempotencyKey,
  }),
  answer: Done,
  summary: 'Leaves a note of what the customer did (MAXMORT-04).',
})
