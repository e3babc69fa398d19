import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { Id, WriteResult } from './wire.ts'

/** Kinds of records that can be marked as seen (API-15). */
export const viewableModels = ['signal', 'task', 'note', 'mortgage', 'attachable'] as const

/** Marks a record as seen by the customer (SEEN-03). 404 when the customer has no such record. */
export const markSeen = post('/customer/customer/view', {
  body: v.object({ model: v.picklist(viewableModels), id: Id }),
  answer: WriteResult,
  summary: 'Marks a signal, task, note, mortgage or mail as seen (API-15).',
})
