import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { date, line, upload } from '../sent.ts'
import { signingFactors, signingKinds, signingStates } from '../signing.ts'
import { Created, Done, data, Id, IsoDate, IsoMoment, maybe } from '../wire.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** Most letters of what the firm says of a document that is to be signed. */
export const longestSigningNote = 500

/** A question for a signature as the desk shows it. */
export const DeskSigning = v.object({
  id: Id,
  kind: v.picklist(signingKinds),
  state: v.picklist(signingStates),
  /** Of the document, as it was asked about. */
  name: v.string(),
  note: maybe(v.string()),
  due: maybe(IsoDate),
  asked_by: v.string(),
  asked_at: IsoMoment,
  read_at: maybe(IsoMoment),
  decided_at: maybe(IsoMoment),
  /** Who of the firm withdrew it. */
  withdrawn_by: maybe(v.string()),
  /** Why the customer does not sign. */
  reason: maybe(v.string()),
  /** By what the customer proved who signed. */
  factor: maybe(v.picklist(signingFactors)),
  document_id: maybe(Id),
  sealed_id: maybe(Id),
  /** Whether it waits at the desk: the customer decided, and nobody has taken note of that. */
  is_new: v.boolean(),
})
export type DeskSigning = v.InferOutput<typeof DeskSigning>

/** Whether the firm can ask for signatures: its certificate is there and valid, is none, has ended, or is not valid yet. */
export const certificateStates = ['ready', 'none', 'ended', 'not_yet'] as const

/** The certificate that the firm seals with. */
export const SealingCertificate = v.object({
  state: v.picklist(certificateStates),
  /** Whom it names; null where there is none. */
  subject: maybe(v.string()),
  valid_until: maybe(IsoMoment),
  /** It ends within so few days that another is wanted now. */
  ends_soon: v.boolean(),
  /** It was made for trying the portal out, and is worth nothing. */
  is_test: v.boolean(),
})
export type SealingCertificate = v.InferOutput<typeof SealingCertificate>

/** What a customer was asked to sign, the newest first, and whether more can be asked. */
export const getDeskSignings = get('/desk/{firm}/customers/{id}/signings', {
  ...ofFirm,
  key: 'DESK_SIGNINGS',
  params: { firm: FirmCode, id: Id },
  answer: data(v.object({ signings: v.array(DeskSigning), certificate: SealingCertificate })),
  summary: 'What a customer was asked to sign, and whether the firm can seal.',
})

/**
 * Asks a customer to sign a PDF: one that is sent along, or one of the file. 409 `no_certificate` while the firm cannot seal,
 * `asked` where the same document waits already; 422 names `content` or `document` for what cannot be signed: no PDF, locked by a
 * password, signed already, with scripts or too many pages.
 */
export const postSigning = post('/desk/{firm}/customers/{id}/signings', {
  ...ofFirm,
  encoding: 'multipart',
  params: { firm: FirmCode, id: Id },
  body: v.object({
    kind: v.picklist(signingKinds),
    document: v.optional(Id),
    content: v.optional(upload),
    note: v.optional(line(longestSigningNote)),
    due: v.optional(date),
  }),
  answer: Created,
  summary: 'Asks a customer to sign a document.',
})

/** Takes the question back while the customer has not decided. 409 `decided` where they were first. */
export const postSigningWithdrawn = post('/desk/{firm}/signings/{id}/withdrawn', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Takes back that a customer is asked to sign.',
})

/** Takes note of what a customer decided, so that it waits at the desk no more. */
export const postSigningSeen = post('/desk/{firm}/signings/{id}/seen', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Takes note of what a customer signed or declined.',
})
