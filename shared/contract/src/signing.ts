import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { multilineField, requiredLineField } from './input-field.ts'
import { Language } from './language.ts'
import { PasskeyAssertion, PasskeyRequestOptions } from './passkey.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from './wire.ts'

/** Kinds of documents to sign: an order for service, a SEPA mandate, or other. */
export const signingKinds = ['service_order', 'sepa_mandate', 'other'] as const
export type SigningKind = (typeof signingKinds)[number]

/** States of a signing request. An overdue request stays `asked` and can still be signed. */
export const signingStates = ['asked', 'signed', 'declined', 'withdrawn'] as const

/** Factors that prove the signer's identity: passkey, authenticator app, or mailed code. */
export const signingFactors = ['passkey', 'app', 'mail'] as const
export type SigningFactor = (typeof signingFactors)[number]

/** SHA-256 of a file, in hexadecimal. */
export const FileHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'))

/** Minimum and maximum length of a decline reason. The minimum makes the reason useful to the tenant. */
export const declineReasonLength = { least: 5, most: 1000 } as const

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
  /** Hash of the file; the signer sends the hash of the file that the signer read. */
  hash: FileHash,
  read_at: nullableField(IsoMoment),
  /** The sentence that the signer agrees to; it also appears on the evidence page. */
  agreement: v.string(),
  /** Factors that the customer has, strongest first; may be empty. */
  factors: v.array(v.picklist(signingFactors)),
  /** Masked e-mail address that codes are mailed to; null if there is none. */
  mailed_to: nullableField(v.string()),
  /** Whether the tenant has a valid certificate. */
  can_seal: v.boolean(),
  sealed_id: nullableField(Id),
  decided_at: nullableField(IsoMoment),
})
export type Signing = v.InferOutput<typeof Signing>

const signingIdParams = { params: { id: Id } }

/**
 * Reads one signing request. 404 if it is not this customer's. Not in the specification: other servers respond with
 * 404.
 */
export const getSigning = get('/customer/signing/{id}', {
  ...signingIdParams,
  query: {
    /** Reading language; by default the account's. */
    language: v.optional(Language),
  },
  key: 'SIGNING',
  answer: dataEnvelope(Signing),
  summary: 'A document that the customer is asked to sign, with what is agreed to and how.',
})

/**
 * Records the start or end of reading, by the server's clock, for the evidence page. Only the first time counts. 409 as
 * for `sendSignature`.
 */
export const markSigningRead = post('/customer/signing/{id}/read', {
  ...signingIdParams,
  body: v.object({ hash: FileHash, at: v.picklist(['begin', 'end']) }),
  answer: WriteResult,
  summary: 'Notes that a customer began to read what is to be signed, or came to its end.',
})

/** Challenge for signing with a passkey; the challenge ends with the hash of the document. */
export const SigningChallenge = v.object({
  passkey: v.nullable(
    v.object({
      ...PasskeyRequestOptions.entries,
      allowCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
    }),
  ),
})

/**
 * Starts the second factor: requests a passkey, or mails a code for this document only. 409 as for `sendSignature`; 422
 * names `factor` if the customer lacks it; 429 after too many mails.
 */
export const beginSigning = post('/customer/signing/{id}/begin', {
  ...signingIdParams,
  body: v.object({ hash: FileHash, factor: v.picklist(['passkey', 'mail']) }),
  answer: dataEnvelope(SigningChallenge),
  summary: 'Begins to prove who signs: a challenge for a passkey, or a code by mail.',
})

/**
 * Signs (SIGN-04), atomically. 409 with `error` `signed`, `declined` or `withdrawn` if already so, `changed` if the
 * document differs or is gone, `not_read` before its end was reached, `no_certificate` if the tenant cannot seal,
 * `under_way` while another window signs. 422 names `code`: 'is wrong', 'is over' if another must be mailed, or `clock
 * <minutes>`; or `passkey`. 429 after too many attempts.
 */
export const sendSignature = post('/customer/signing/{id}/signature', {
  ...signingIdParams,
  body: v.object({
    hash: FileHash,
    agreed: v.literal(true, 'must be agreed to'),
    language: v.optional(Language),
    factor: v.picklist(signingFactors),
    code: v.optional(requiredLineField(20)),
    passkey: v.optional(PasskeyAssertion),
  }),
  answer: dataEnvelope(v.object({ sealed_id: Id })),
  summary: 'Signs a document: records the agreement and seals it as PDF with a page of evidence.',
})

/** Declines, with a reason for the tenant. 409 as for `sendSignature`. */
export const declineSigning = post('/customer/signing/{id}/declined', {
  ...signingIdParams,
  body: v.object({
    reason: v.pipe(
      multilineField(declineReasonLength.most),
      v.minLength(declineReasonLength.least, 'is too short'),
    ),
  }),
  answer: WriteResult,
  summary: 'Tells the tenant that a document is not signed, and why.',
})
