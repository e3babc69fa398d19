import * as v from '@portal/contract/schema'
import { post } from '../call.ts'
import { listOf } from '../list-of.ts'
import { date, line, required } from '../sent.ts'
import { Done, Id } from '../wire.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** Most documents that are asked for at once. */
export const mostRequested = 20

/**
 * Asks a customer for documents: for a mortgage of theirs, the first one unless it is named, or as tasks where the file has
 * none. `date` is the day before which they are wanted. 422 for a mortgage of another file.
 */
export const postRequests = post('/desk/{firm}/customers/{id}/requests', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.object({
    documents: v.pipe(
      listOf(v.object({ name: required(200), comment: v.optional(line(500)) }), mostRequested),
      v.nonEmpty('is required'),
    ),
    date: v.optional(v.nullable(date)),
    mortgage: v.optional(v.nullable(Id)),
  }),
  answer: Done,
  summary: 'Asks a customer for documents, with a day before which they are wanted.',
})

/** Takes a request back that the customer has not answered, or no longer needs to. */
export const postRequestWithdrawn = post('/desk/{firm}/requests/{kind}/{id}/withdrawn', {
  ...ofFirm,
  params: { firm: FirmCode, kind: v.picklist(['mortgage', 'damage', 'task']), id: Id },
  answer: Done,
  summary: 'Takes a request back.',
})
