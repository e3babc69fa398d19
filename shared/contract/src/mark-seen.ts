import * as v from '@portal/contract/schema'
import { definePost } from './call.ts'
import { Id, WriteResult } from './wire.ts'

export const viewableModels = ['signal', 'task', 'note', 'mortgage', 'attachable'] as const

/** Responds with 404 if the record is not the customer's (SEEN-03). */
export const markSeen = definePost('/customer/customer/view', {
  body: v.object({ model: v.picklist(viewableModels), id: Id }),
  response: WriteResult,
  summary: 'Marks a signal, task, note, mortgage or mail as seen (API-15).',
})
