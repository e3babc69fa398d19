import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { bsnFileNamesField, idempotencyKeyField, lineField, multilineField } from './input-field.ts'
import { uploadsField } from './uploads.ts'
import { Id, WriteResult } from './wire.ts'

/**
 * Answers a task with a message and at most five documents, atomically (API-50, TASK-04). 404 if `task_id` is not the
 * customer's, 422 if a document's type is not accepted.
 */
export const replyToTask = post('/customer/task/message/', {
  encoding: 'multipart',
  body: v.object({
    message: multilineField(10_000),
    screen: v.optional(lineField(100), 'taken'),
    task_status: v.optional(lineField(50)),
    task_id: v.optional(Id),
    documents: uploadsField,
    with_bsn: bsnFileNamesField,
    idempotency_key: idempotencyKeyField,
  }),
  answer: WriteResult,
  summary: 'Answers a task with a message (API-50).',
})
