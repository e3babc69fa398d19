import * as v from '@portal/contract/schema'
import { defineGet } from './call.ts'
import { createKnownValuesField, dataEnvelope, IsoMoment } from './wire.ts'

export const FileView = v.object({
  name: v.string(),
  role: createKnownValuesField('reader', 'adviser', 'owner'),
  what: createKnownValuesField('file', 'document', 'messages', 'work'),
  /** Time of the last access on that day. */
  at: IsoMoment,
  times: v.number(),
})
export type FileView = v.InferOutput<typeof FileView>

/** Returns at most 100 accesses, newest first. */
export const getFileViews = defineGet('/customer/auth/file_view', {
  key: 'FILE_VIEWS',
  response: dataEnvelope(v.array(FileView)),
  summary: 'Staff who accessed the customer’s file, and why. Not in the specification.',
})
