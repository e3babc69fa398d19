import * as v from '@portal/contract/valibot'
import { uploadField } from './input-field.ts'
import { createListField } from './list-field.ts'

export const uploadsField = v.optional(
  v.union([
    createListField(uploadField, 5, 'holds more than five files'),
    v.pipe(
      uploadField,
      v.transform((file) => [file]),
    ),
  ]),
  [],
)
