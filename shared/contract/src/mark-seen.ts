import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { Id, WriteResult } from './wire.ts'

export const viewableModels = ['signal', 'task', 'note', 'mortgage', 'attachable'] as const

/** 404 if the customer has no such record (SEEN-03). */
export const markSeen = post('/customer/customer/view', {
  body: v.object({ model: v.picklist(viewableModels), id: Id }),
  response: WriteResult,
  summary: 'Marks a signal, task, note, mortgage or mail as seen (API-15).',
})
