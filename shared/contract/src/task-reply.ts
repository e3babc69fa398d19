import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { bsnFileNamesField, idempotencyKeyField, lineField, multilineField } from './input-field.ts'
import { uploadsField } from './uploads.ts'
import { Id, WriteResult } from './wire.ts'

/** At most five documents (TASK-04). 404 if the task is not the customer's, 422 for another document type. */
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
  response: WriteResult,
  summary: 'Answers a task with a message and documents (API-50).',
})
