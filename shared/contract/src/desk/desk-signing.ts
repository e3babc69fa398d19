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
  factor: nullableField(v.picklist(signingFactors)),
  document_id: nullableField(Id),
  sealed_id: nullableField(Id),
  /** Staff have not noted the customer's decision yet. */
  is_new: v.boolean(),
})
export type DeskSigning = v.InferOutput<typeof DeskSigning>

export const certificateStates = ['ready', 'none', 'ended', 'not_yet'] as const

export const SealingCertificate = v.object({
  state: v.picklist(certificateStates),
  subject: nullableField(v.string()),
  valid_until: nullableField(IsoMoment),
  ends_soon: v.boolean(),
  is_test: v.boolean(),
})
export type SealingCertificate = v.InferOutput<typeof SealingCertificate>

export const getDeskSignings = get('/desk/{tenant}/customers/{id}/signings', {
  ...deskCall,
  key: 'DESK_SIGNINGS',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.object({ signings: v.array(DeskSigning), certificate: SealingCertificate })),
  summary: 'Signing requests of a customer, newest first, and whether new ones are possible.',
})

/**
 * 409 `no_certificate` if the tenant cannot seal, `asked` if the document is already waiting. 422 `content` or
 * `document`: not a PDF, password-protected, already signed, with scripts or too many pages.
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
  response: CreatedResult,
  summary: 'Requests a customer’s signature on a PDF.',
})

/** 409 `decided` if the customer has decided. */
export const postSigningWithdrawn = post('/desk/{tenant}/signings/{id}/withdrawn', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Withdraws a signing request.',
})

export const postSigningSeen = post('/desk/{tenant}/signings/{id}/seen', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Marks the customer’s decision on a signing request as noted.',
})
