import * as v from '@portal/contract/valibot'
import { definePost } from '../call.ts'
import { createLineField, createRequiredLineField, dateField } from '../input-field.ts'
import { createListField } from '../list-field.ts'
import { Id, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'

export const maxRequestedDocuments = 20

/**
 * Without `mortgage`, the requests belong to the customer's first mortgage, or become tasks if there is none. `date` is
 * the deadline.
 */
export const requestDocuments = definePost('/desk/{tenant}/customers/{id}/requests', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    documents: v.pipe(
      createListField(
        v.object({ name: createRequiredLineField(200), comment: v.optional(createLineField(500)) }),
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

export const withdrawDocumentRequest = definePost('/desk/{tenant}/requests/{kind}/{id}/withdrawn', {
  ...deskCallOptions,
  params: { tenant: TenantCode, kind: v.picklist(['mortgage', 'damage', 'task']), id: Id },
  response: WriteResult,
  summary: 'Withdraws a request.',
})
