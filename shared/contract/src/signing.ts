import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Language } from './language.ts'
import { PasskeyAssertion, PasskeyRequest } from './passkey.ts'
import { required, text } from './sent.ts'
import { Done, data, Id, IsoDate, IsoMoment, maybe } from './wire.ts'

/** Kinds of documents to sign: an order for service, a SEPA mandate, or other. */
export const signingKinds = ['service_order', 'sepa_mandate', 'other'] as const
export type SigningKind = (typeof signingKinds)[number]

/** States of a signing request; an overdue one stays `asked` and can still be signed. */
export const signingStates = ['asked', 'signed', 'declined', 'withdrawn'] as const

/** Factors for proving identity for this one act: passkey, authenticator app, or mailed code. */
export const signingFactors = ['passkey', 'app', 'mail'] as const
export type SigningFactor = (typeof signingFactors)[number]

/** SHA-256 of a file, in hexadecimal. */
export const FileHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'))

/** Length of a decline reason: the minimum makes it useful to the tenant. */
export const declineReason = { least: 5, most: 1000 } as const

/** A signing request (SIGN-02). */
export const Signing = v.object({
  id: Id,
  kind: v.picklist(signingKinds),
  state: v.picklist(signingStates),
  /** The tenant's note. */
  note: maybe(v.string()),
  /** Staff member and tenant. */
  asked_by: v.string(),
  asked_at: IsoMoment,
  /** Deadline. */
  due: maybe(IsoDate),
  /** The document; null after it was deleted. */
  document: v.nullable(
    v.object({ id: Id, name: v.string(), link: v.string(), mime_type: maybe(v.string()) }),
  ),
  /** Hash of the file; the signer sends the hash of the file that was read. */
  hash: FileHash,
  /** When it was read to the end. */
  read_at: maybe(IsoMoment),
  /** The sentence that the signer agrees to, as on the evidence page. */
  agreement: v.string(),
  /** Factors that the customer has, strongest first; may be empty. */
  factors: v.array(v.picklist(signingFactors)),
  /** Masked address that codes are mailed to; null without one. */
  mailed_to: maybe(v.string()),
  /** Whether the tenant has a valid certificate. */
  can_seal: v.boolean(),
  /** The sealed document after signing. */
  sealed_id: maybe(Id),
  /** When it was signed, declined or withdrawn. */
  decided_at: maybe(IsoMoment),
})
export type Signing = v.InferOutput<typeof Signing>

const one = { params: { id: Id } }

/** One signing request. 404 if it is not this customer's. Not in the specification: other servers respond with 404. */
export const getSigning = get('/customer/signing/{id}', {
  ...one,
  query: {
    /** Reading language; by default the account's. */
    language: v.optional(Language),
  },
  key: 'SIGNING',
  answer: data(Signing),
  summary: 'A document that the customer is asked to sign, with what is agreed to and how.',
})

/**
 * Records the start or end of reading, by the server's clock, for the evidence page. Only the first time counts. 409 as
 * `sign`.
 */
export const markSigningRead = post('/customer/signing/{id}/read', {
  ...one,
  body: v.object({ hash: FileHash, at: v.picklist(['begin', 'end']) }),
  answer: Done,
  summary: 'Notes that a customer began to read what is to be signed, or came to its end.',
})

/** Challenge for signing with a passkey: it ends with the document's hash. */
export const SigningChallenge = v.object({
  passkey: v.nullable(
    v.object({
      ...PasskeyRequest.entries,
      allowCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
    }),
  ),
})

/**
 * Starts the second factor: requests a passkey, or mails a code for this document only. 409 as `sign`; 422 names
 * `factor` if the customer lacks it; 429 after too many mails.
 */
export const beginSigning = post('/customer/signing/{id}/begin', {
  ...one,
  body: v.object({ hash: FileHash, factor: v.picklist(['passkey', 'mail']) }),
  answer: data(SigningChallenge),
  summary: 'Begins to prove who signs: a challenge for a passkey, or a code by mail.',
})

/**
 * Signs (SIGN-04), atomically. 409 with `error` `signed`, `declined` or `withdrawn` if already so, `changed` if the
 * document differs or is gone, `not_read` before its end was reached, `no_certificate` if the tenant cannot seal,
 * `under_way` while another window signs. 422 names `code`: 'is wrong', 'is over' if another must be mailed, or `clock
 * <minutes>`; or `passkey`. 429 after too many attempts.
 */
export const sign = post('/customer/signing/{id}/signature', {
  ...one,
  body: v.object({
    hash: FileHash,
    agreed: v.literal(true, 'must be agreed to'),
    /** Language of the agreed sentence and the evidence page; by default the account's. */
    language: v.optional(Language),
    factor: v.picklist(signingFactors),
    /** Code of the app or the mail. */
    code: v.optional(required(20)),
    /** The browser's response to the challenge. */
    passkey: v.optional(PasskeyAssertion),
  }),
  answer: data(v.object({ sealed_id: Id })),
  summary: 'Signs a document: records the agreement and seals it as PDF with a page of evidence.',
})

/** Declines, with a reason for the tenant. 409 as `sign`. */
export const declineSigning = post('/customer/signing/{id}/declined', {
  ...one,
  body: v.object({
    reason: v.pipe(text(declineReason.most), v.minLength(declineReason.least, 'is too short')),
  }),
  answer: Done,
  summary: 'Tells the tenant that a document is not signed, and why.',
})
