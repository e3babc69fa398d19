import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { createLineField, dateField, uploadField } from '../input-field.ts'
import { signingFactors, signingKinds, signingStates } from '../signing.ts'
import { CreatedResult, dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'

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
  is_new: v.boolean(),
})
export type DeskSigning = v.InferOutput<typeof DeskSigning>

export const sealingCertificateStates = ['ready', 'none', 'ended', 'not_yet'] as const

export const SealingCertificate = v.object({
  state: v.picklist(sealingCertificateStates),
  subject: nullableField(v.string()),
  valid_until: nullableField(IsoMoment),
  ends_soon: v.boolean(),
  is_test: v.boolean(),
})
export type SealingCertificate = v.InferOutput<typeof SealingCertificate>

export const getDeskSignings = defineGet('/desk/{tenant}/customers/{id}/signings', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.object({ signings: v.array(DeskSigning), certificate: SealingCertificate })),
  summary: 'Signing requests of a customer, newest first, and whether new ones are possible.',
})

/**
 * Responds with 409 `no_certificate` if the tenant has no valid certificate, and with 409 `asked` if the document
 * already has a signing request. Responds with 422 for `content` or `document` if the file is no PDF, has a password,
 * is already signed, contains scripts or has too many pages.
 */
export const requestSignature = definePost('/desk/{tenant}/customers/{id}/signings', {
  ...deskCallOptions,
  encoding: 'multipart',
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    kind: v.picklist(signingKinds),
    document: v.optional(Id),
    content: v.optional(uploadField),
    note: v.optional(createLineField(maxSigningNoteLength)),
    due: v.optional(dateField),
  }),
  response: CreatedResult,
  summary: 'Requests a customer’s signature on a PDF.',
})

/** Responds with 409 `decided` if the customer has already signed or declined. */
export const withdrawSigningRequest = definePost('/desk/{tenant}/signings/{id}/withdrawn', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Withdraws a signing request.',
})

export const markSigningDecisionSeen = definePost('/desk/{tenant}/signings/{id}/seen', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Marks the customer’s decision on a signing request as noted.',
})
