import * as v from '@portal/contract/valibot'
import { definePost } from './call.ts'
import { WriteResult } from './wire.ts'

/** Accepts only a PNG of 350 × 350 pixels in base64. Responds with 422 for anything else. */
export const saveAvatar = definePost('/customer/customer/avatar/', {
  encoding: 'multipart',
  body: v.object({
    avatar: v.pipe(
      v.string(),
      v.maxLength(2_800_000),
      v.transform((picture) => picture.replace(/^data:image\/png;base64,/, '')),
      v.base64('must be base64'),
    ),
  }),
  response: WriteResult,
  summary: 'Sets the profile picture (API-49).',
})
