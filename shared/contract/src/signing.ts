import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { createMultilineField, createRequiredLineField } from './input-field.ts'
import { Language } from './language.ts'
import { PasskeyAssertion, PasskeyRequestOptions } from './passkey.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from './wire.ts'

export const signingKinds = ['service_order', 'sepa_mandate', 'other'] as const
export type SigningKind = (typeof signingKinds)[number]

/** States of a signing request. An overdue request stays 'asked', and the customer can still sign it. */
export const signingStates = ['asked', 'signed', 'declined', 'withdrawn'] as const

/** Second factors for signing. 'mail' is a mailed code. */
export const signingFactors = ['passkey', 'app', 'mail'] as const
export type SigningFactor = (typeof signingFactors)[number]

export const FileHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'))

/** Minimum and maximum length of a reason for declining. The minimum makes the reason useful to the tenant. */
export const declineReasonLengthLimits = { least: 5, most: 1000 } as const

export const Signing = v.object({
  id: Id,
  kind: v.picklist(signingKinds),
  state: v.picklist(signingStates),
  note: nullableField(v.string()),
  asked_by: v.string(),
  asked_at: IsoMoment,
  due: nullableField(IsoDate),
  document: v.nullable(
    v.object({ id: Id, name: v.string(), link: v.string(), mime_type: nullableField(v.string()) }),
  ),
  /** Hash of the document. The signer sends it back, which proves which content they read. */
  hash: FileHash,
  read_at: nullableField(IsoMoment),
  /** Sentence that the signer agrees to. The evidence page also contains it. */
  agreement: v.string(),
  /** Second factors that the customer has set up, the strongest first; may be empty. */
  factors: v.array(v.picklist(signingFactors)),
  mailed_to: nullableField(v.string()),
  can_seal: v.boolean(),
  sealed_id: nullableField(Id),
  decided_at: nullableField(IsoMoment),
})
export type Signing = v.InferOutput<typeof Signing>

const signingIdParams = { params: { id: Id } }

export const getSigning = defineGet('/customer/signing/{id}', {
  ...signingIdParams,
  query: {
    language: v.optional(Language),
  },
  key: 'SIGNING',
  response: dataEnvelope(Signing),
  summary: 'A signing request with its document, agreement and possible factors. Not in the specification.',
})

/**
 * Records that the customer has opened the document, or has read it to the end. The server uses its own clock, and
 * keeps the time of the first call. Responds with 409 as `sendSignature` does.
 */
export const markSigningRead = definePost('/customer/signing/{id}/read', {
  ...signingIdParams,
  body: v.object({ hash: FileHash, at: v.picklist(['begin', 'end']) }),
  response: WriteResult,
  summary: 'Records that the customer started or finished reading, for the evidence page.',
})

/** Challenge for signing with a passkey. It ends with the hash of the document; null for a mailed code. */
export const SigningChallenge = v.object({
  passkey: v.nullable(
    v.object({
      ...PasskeyRequestOptions.entries,
      allowCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
    }),
  ),
})

/**
 * A mailed code is valid for this document only. Responds with 409 as `sendSignature` does, with 422 for `factor` if
 * the customer has not set up that factor, and with 429 after too many mails.
 */
export const beginSigning = definePost('/customer/signing/{id}/begin', {
  ...signingIdParams,
  body: v.object({ hash: FileHash, factor: v.picklist(['passkey', 'mail']) }),
  response: dataEnvelope(SigningChallenge),
  summary: 'Starts the second factor: a challenge for a passkey, or a mailed code.',
})

/**
 * Responds with 409 `signed`, `declined` or `withdrawn` if the request is decided, `changed` if the document differs or
 * no longer exists, `not_read` if the customer has not read to the end, `no_certificate` if the tenant has no valid
 * certificate, `under_way` while another window signs; with 422 for `passkey` or `code` ('is wrong', 'is over' if a new
 * code is needed, `clock <minutes>`); with 429 after too many attempts (SIGN-04).
 */
export const sendSignature = definePost('/customer/signing/{id}/signature', {
  ...signingIdParams,
  body: v.object({
    hash: FileHash,
    agreed: v.literal(true, 'must be agreed to'),
    language: v.optional(Language),
    factor: v.picklist(signingFactors),
    code: v.optional(createRequiredLineField(20)),
    passkey: v.optional(PasskeyAssertion),
  }),
  response: dataEnvelope(v.object({ sealed_id: Id })),
  summary: 'Signs a document, and seals it as PDF with an evidence page.',
})

export const declineSigning = definePost('/customer/signing/{id}/declined', {
  ...signingIdParams,
  body: v.object({
    reason: v.pipe(
      createMultilineField(declineReasonLengthLimits.most),
      v.minLength(declineReasonLengthLimits.least, 'is too short'),
    ),
  }),
  response: WriteResult,
  summary: 'Declines to sign a document, with a reason for the tenant.',
})
