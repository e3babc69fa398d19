import * as v from '@portal/contract/schema'
import { listOf } from './list-of.ts'
import { line, upload } from './sent.ts'

/**
 * Names of the files that may go with a citizen service number in their text: without, the answer is 422 with `bsn_found`, and
 * nothing is kept (BSN-06).
 */
export const withBsn = v.optional(
  v.union([
    listOf(line(300), 5, 'names more than five files'),
    v.pipe(
      line(300),
      v.transform((name) => [name]),
    ),
  ]),
  [],
)

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
