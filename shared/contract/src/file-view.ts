import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, IsoMoment, oneOf } from './wire.ts'

export const FileView = v.object({
  name: v.string(),
  /** Role of this person at the time. */
  role: oneOf('reader', 'adviser', 'owner'),
  what: oneOf('file', 'document', 'messages', 'work'),
  /** Time of the last access on that day. */
  at: IsoMoment,
  /** Number of times on that day. */
  times: v.number(),
})
export type FileView = v.InferOutput<typeof FileView>

/**
 * Staff who accessed the customer's file, newest first, up to 100. Not in the specification: other servers respond
 * with 404.
 */
export const getFileViews = get('/customer/auth/file_view', {
  key: 'FILE_VIEWS',
  answer: dataEnvelope(v.array(FileView)),
  summary: 'Who of the tenant was in the customer’s file, and what for.',
})
