import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { date, line, upload } from '../sent.ts'
import { signingFactors, signingKinds, signingStates } from '../signing.ts'
import { Created, Done, data, Id, IsoDate, IsoMoment, maybe } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** Maximum length of the tenant's note on a document to sign. */
export const maxSigningNoteLength = 500

/** A signing request as the desk shows it. */
export const DeskSigning = v.object({
  id: Id,
  kind: v.picklist(signingKinds),
  state: v.picklist(signingStates),
  /** Name of the document when it was requested. */
  name: v.string(),
  note: maybe(v.string()),
  due: maybe(IsoDate),
  asked_by: v.string(),
  asked_at: IsoMoment,
  read_at: maybe(IsoMoment),
  decided_at: maybe(IsoMoment),
  /** Staff member who withdrew it. */
  withdrawn_by: maybe(v.string()),
  /** Why the customer declined. */
  reason: maybe(v.string()),
  /** How the customer proved their identity. */
  factor: maybe(v.picklist(signingFactors)),
  document_id: maybe(Id),
  sealed_id: maybe(Id),
  /** Whether the customer's decision has not been noted by staff yet. */
  is_new: v.boolean(),
})
export type DeskSigning = v.InferOutput<typeof DeskSigning>

/** State of the sealing certificate: ready, missing, expired, or not yet valid. */
export const certificateStates = ['ready', 'none', 'ended', 'not_yet'] as const

/** The tenant's sealing certificate. */
export const SealingCertificate = v.object({
  state: v.picklist(certificateStates),
  /** Its subject; null without one. */
  subject: maybe(v.string()),
  valid_until: maybe(IsoMoment),
  /** It expires soon. */
  ends_soon: v.boolean(),
  /** A test certificate without legal value. */
  is_test: v.boolean(),
})
export type SealingCertificate = v.InferOutput<typeof SealingCertificate>

/** Signing requests of a customer, newest first, and whether new ones are possible. */
export const getDeskSignings = get('/desk/{tenant}/customers/{id}/signings', {
  ...deskCall,
  key: 'DESK_SIGNINGS',
  params: { tenant: TenantCode, id: Id },
  answer: data(v.object({ signings: v.array(DeskSigning), certificate: SealingCertificate })),
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
    content: v.optional(upload),
    note: v.optional(line(maxSigningNoteLength)),
    due: v.optional(date),
  }),
  answer: Created,
  summary: 'Asks a customer to sign a document.',
})

/** Withdraws a signing request. 409 `decided` if the customer has decided. */
export const postSigningWithdrawn = post('/desk/{tenant}/signings/{id}/withdrawn', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: Done,
  summary: 'Takes back that a customer is asked to sign.',
})

/** Marks a customer's signing decision as noted. */
export const postSigningSeen = post('/desk/{tenant}/signings/{id}/seen', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: Done,
  summary: 'Takes note of what a customer signed or declined.',
})
