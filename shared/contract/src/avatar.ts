import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { WriteResult } from './wire.ts'

/** A PNG of 350 × 350 in base64, without `data:` prefix; 422 for anything else. */
export const saveAvatar = post('/customer/customer/avatar/', {
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
