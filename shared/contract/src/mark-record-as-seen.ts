import * as v from '@portal/contract/valibot'
import { definePost } from './call.ts'
import { Id, WriteResult } from './wire.ts'

export const modelsWithSeenState = ['signal', 'task', 'note', 'mortgage', 'attachable'] as const

/** Responds with 404 if the record is not the customer's (SEEN-03). */
export const markRecordAsSeen = definePost('/customer/customer/view', {
  body: v.object({ model: v.picklist(modelsWithSeenState), id: Id }),
  response: WriteResult,
  summary: 'Marks a signal, task, note, mortgage or mail as seen (API-15).',
})
