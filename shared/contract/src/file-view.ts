import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, IsoMoment, oneOf } from './wire.ts'

/** An access of staff to the customer's file; equal accesses of a person on one day are combined. */
export const FileView = v.object({
  /** Name of the person. */
  name: v.string(),
  /** Role of this person at the time. */
  role: oneOf('reader', 'adviser', 'owner'),
  /** Viewed the file, opened a document, read messages, or changed the file. */
  what: oneOf('file', 'document', 'messages', 'work'),
  /** Last time on that day. */
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
  answer: data(v.array(FileView)),
  summary: 'Who of the tenant was in the customer’s file, and what for.',
})
