import * as v from '@portal/contract/schema'
import { listOf } from './list-of.ts'
import { upload } from './sent.ts'

/** Files of a message: at most five; a single one may be sent without a list. */
export const uploads = v.optional(
  v.union([
    listOf(upload, 5, 'holds more than five files'),
    v.pipe(
      upload,
      v.transform((file) => [file]),
    ),
  ]),
  [],
)
