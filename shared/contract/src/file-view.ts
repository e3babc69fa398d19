import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, IsoMoment, textWithKnownValues } from './wire.ts'

export const FileView = v.object({
  name: v.string(),
  role: textWithKnownValues('reader', 'adviser', 'owner'),
  what: textWithKnownValues('file', 'document', 'messages', 'work'),
  /** Last access on that day. */
  at: IsoMoment,
  times: v.number(),
})
export type FileView = v.InferOutput<typeof FileView>

/** Newest first, up to 100. */
export const getFileViews = get('/customer/auth/file_view', {
  key: 'FILE_VIEWS',
  response: dataEnvelope(v.array(FileView)),
  summary: 'Staff who accessed the customer’s file, and why. Not in the specification.',
})
