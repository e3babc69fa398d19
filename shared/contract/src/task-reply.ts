import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { idempotencyKey, line, text, withBsn } from './sent.ts'
import { uploads } from './uploads.ts'
import { Done, Id } from './wire.ts'

/**
 * Answers a task with a message and at most five documents, atomically (API-50, TASK-04). 404 if `task_id` is not the
 * customer's, 422 if a document's type is not accepted.
 */
export const replyToTask = post('/customer/task/message/', {
  encoding: 'multipart',
  body: v.object({
    message: text(10_000),
    screen: v.optional(line(100), 'taken'),
    task_status: v.optional(line(50)),
    task_id: v.optional(Id),
    documents: uploads,
    with_bsn: withBsn,
    idempotency_key: idempotencyKey,
  }),
  answer: Done,
  summary: 'Answers a task with a message (API-50).',
})
