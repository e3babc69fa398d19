import * as v from '@portal/contract/schema'
import { upload } from './sent.ts'

/** Files that go along with a message: at most five, one alone stands without a list. */
export const uploads = v.optional(
  v.union([
    v.pipe(v.array(upload), v.maxLength(5, 'holds more than five files')),
    v.pipe(
      upload,
      v.transform((file) => [file]),
    ),
  ]),
  [],
)
