import * as v from '@portal/contract/schema'
import { listOf } from './list-of.ts'
import { upload } from './sent.ts'

/** Files that go along with a message: at most five, one alone stands without a list. */
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
