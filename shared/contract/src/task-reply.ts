import * as v from '@portal/contract/valibot'
import { definePost } from './call.ts'
import {
  bsnFileNamesField,
  createLineField,
  createMultilineField,
  idempotencyKeyField,
} from './input-field.ts'
import { uploadsField } from './uploads.ts'
import { Id, WriteResult } from './wire.ts'

/**
 * A reply has at most five documents (TASK-04). Responds with 404 if the task is not the customer's, and with 422 for
 * an unsupported file type.
 */
export const replyToTask = definePost('/customer/task/message/', {
  encoding: 'multipart',
  body: v.object({
    message: createMultilineField(10_000),
    screen: v.optional(createLineField(100), 'taken'),
    task_status: v.optional(createLineField(50)),
    task_id: v.optional(Id),
    documents: uploadsField,
    with_bsn: bsnFileNamesField,
    idempotency_key: idempotencyKeyField,
  }),
  response: WriteResult,
  summary: 'Answers a task with a message and documents (API-50).',
})
