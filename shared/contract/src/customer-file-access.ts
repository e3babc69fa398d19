import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { createKnownValuesField, dataEnvelope, IsoMoment } from './wire.ts'

export const CustomerFileAccess = v.object({
  name: v.string(),
  role: createKnownValuesField('reader', 'adviser', 'owner'),
  what: createKnownValuesField('file', 'document', 'messages', 'work'),
  /** Time of the staff member's last access on a day. */
  at: IsoMoment,
  times: v.number(),
})
export type CustomerFileAccess = v.InferOutput<typeof CustomerFileAccess>

/** Returns at most 100 accesses, newest first. */
export const getCustomerFileAccesses = defineGet('/customer/auth/file_view', {
  key: 'FILE_VIEWS',
  response: dataEnvelope(v.array(CustomerFileAccess)),
  summary: 'Staff who accessed the customer’s file, and why. Not in the specification.',
})
