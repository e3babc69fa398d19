import * as v from '@portal/contract/schema'
import { post } from '../call.ts'
import { listOf } from '../list-of.ts'
import { date, line, required } from '../sent.ts'
import { Done, Id } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** Maximum number of documents per request. */
export const maxRequestedDocuments = 20

/**
 * Requests documents from a customer: for a mortgage, the first by default, or as tasks if there is none. `date` is the
 * deadline. 422 for another file's mortgage.
 */
export const postRequests = post('/desk/{tenant}/customers/{id}/requests', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    documents: v.pipe(
      listOf(v.object({ name: required(200), comment: v.optional(line(500)) }), maxRequestedDocuments),
      v.nonEmpty('is required'),
    ),
    date: v.optional(v.nullable(date)),
    mortgage: v.optional(v.nullable(Id)),
  }),
  answer: Done,
  summary: 'Asks a customer for documents, with a day before which they are wanted.',
})

/** Withdraws a request. */
export const postRequestWithdrawn = post('/desk/{tenant}/requests/{kind}/{id}/withdrawn', {
  ...deskCall,
  params: { tenant: TenantCode, kind: v.picklist(['mortgage', 'damage', 'task']), id: Id },
  answer: Done,
  summary: 'Takes a request back.',
})
