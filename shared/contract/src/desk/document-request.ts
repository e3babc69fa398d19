import * as v from '@portal/contract/schema'
import { post } from '../call.ts'
import { dateField, lineField, requiredLineField } from '../input-field.ts'
import { createListField } from '../list-field.ts'
import { Id, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

export const maxRequestedDocuments = 20

/** For the first mortgage by default, or as tasks without a mortgage. `date` is the deadline. */
export const postRequests = post('/desk/{tenant}/customers/{id}/requests', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    documents: v.pipe(
      createListField(
        v.object({ name: requiredLineField(200), comment: v.optional(lineField(500)) }),
        maxRequestedDocuments,
      ),
      v.nonEmpty('is required'),
    ),
    date: v.optional(v.nullable(dateField)),
    mortgage: v.optional(v.nullable(Id)),
  }),
  response: WriteResult,
  summary: 'Requests documents from a customer.',
})

export const postRequestWithdrawn = post('/desk/{tenant}/requests/{kind}/{id}/withdrawn', {
  ...deskCall,
  params: { tenant: TenantCode, kind: v.picklist(['mortgage', 'damage', 'task']), id: Id },
  response: WriteResult,
  summary: 'Withdraws a request.',
})
