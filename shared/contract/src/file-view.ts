import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, IsoMoment, oneOf } from './wire.ts'

/** That somebody of the firm was in the customer's file; what one person did alike on one day is told once. */
export const FileView = v.object({
  /** Name of the person. */
  name: v.string(),
  /** What this person was at the firm at the time. */
  role: oneOf('reader', 'adviser', 'owner'),
  /** Looked at the file, opened a document, read what the customer sent, or put something in the file. */
  what: oneOf('file', 'document', 'messages', 'work'),
  /** The last time of that day. */
  at: IsoMoment,
  /** How often on that day. */
  times: v.number(),
})
export type FileView = v.InferOutput<typeof FileView>

/** Who of the firm was in the customer's file, newest first, at most a hundred. Not in the specification: other firms answer 404. */
export const getFileViews = get('/customer/auth/file_view', {
  key: 'FILE_VIEWS',
  answer: data(v.array(FileView)),
  summary: 'Who of the firm was in the customer’s file, and what for.',
})
