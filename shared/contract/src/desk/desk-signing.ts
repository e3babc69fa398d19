import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { dateField, lineField, uploadField } from '../input-field.ts'
import { signingFactors, signingKinds, signingStates } from '../signing.ts'
import { CreatedResult, dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

export const maxSigningNoteLength = 500

export const DeskSigning = v.object({
  id: Id,
  kind: v.picklist(signingKinds),
  state: v.picklist(signingStates),
  name: v.string(),
  note: nullableField(v.string()),
  due: nullableField(IsoDate),
  asked_by: v.string(),
  asked_at: IsoMoment,
  read_at: nullableField(IsoMoment),
  decided_at: nullableField(IsoMoment),
  withdrawn_by: nullableField(v.string()),
  reason: nullableField(v.string()),
  /** How the customer proved their identity. */
  factor: nullableField(v.picklist(signingFactors)),
  document_id: nullableField(Id),
  sealed_id: nullableField(Id),
  /** Whether staff have not yet noted the customer's decision. */
  is_new: v.boolean(),
})
export type DeskSigning = v.InferOutput<typeof DeskSigning>

export const certificateStates = ['ready', 'none', 'ended', 'not_yet'] as const

export const SealingCertificate = v.object({
  state: v.picklist(certificateStates),
  subject: nullableField(v.string()),
  valid_until: nullableField(IsoMoment),
  /** Whether the certificate expires soon. */
  ends_soon: v.boolean(),
  /** Whether it is a test certificate without legal value. */
  is_test: v.boolean(),
})
export type SealingCertificate = v.InferOutput<typeof SealingCertificate>

/** Signing requests of a customer, newest first, and whether new ones are possible. */
export const getDeskSignings = get('/desk/{tenant}/customers/{id}/signings', {
  ...deskCall,
  key: 'DESK_SIGNINGS',
  params: { tenant: TenantCode, id: Id },
  answer: dataEnvelope(v.object({ signings: v.array(DeskSigning), certificate: SealingCertificate })),
  summary: 'What a customer was asked to sign, and whether the tenant can seal.',
})

/**
 * Requests a signature on a PDF, uploaded or of the file. 409 `no_certificate` if the tenant cannot seal, `asked` if
 * the document is already waiting; 422 names `content` or `document`: not a PDF, password-protected, already signed,
 * with scripts or too many pages.
 */
export const postSigning = post('/desk/{tenant}/customers/{id}/signings', {
  ...deskCall,
  encoding: 'multipart',
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    kind: v.picklist(signingKinds),
    document: v.optional(Id),
    content: v.optional(uploadField),
    note: v.optional(lineField(maxSigningNoteLength)),
    due: v.optional(dateField),
  }),
  answer: CreatedResult,
  summary: 'Asks a customer to sign a document.',
})

/** Withdraws a signing request. 409 `decided` if the customer has decided. */
export const postSigningWithdrawn = post('/desk/{tenant}/signings/{id}/withdrawn', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: WriteResult,
  summary: 'Takes back that a customer is asked to sign.',
})

export const postSigningSeen = post('/desk/{tenant}/signings/{id}/seen', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: WriteResult,
  summary: 'Takes note of what a customer signed or declined.',
})
