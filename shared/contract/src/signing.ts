import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { Language } from './language.ts'
import { PasskeyAssertion, PasskeyRequest } from './passkey.ts'
import { required, text } from './sent.ts'
import { Done, data, Id, IsoDate, IsoMoment, maybe } from './wire.ts'

/** What a customer is asked to sign: an order for service, a SEPA mandate, or what else the document says it is. */
export const signingKinds = ['service_order', 'sepa_mandate', 'other'] as const
export type SigningKind = (typeof signingKinds)[number]

/** Where a question for a signature stands; one whose day has passed still stands at `asked`, and can still be signed. */
export const signingStates = ['asked', 'signed', 'declined', 'withdrawn'] as const

/** By what a customer proves anew, for this one act, who is signing: a passkey, the code of an app, or a mailed code. */
export const signingFactors = ['passkey', 'app', 'mail'] as const
export type SigningFactor = (typeof signingFactors)[number]

/** SHA-256 of a file, in hexadecimal. */
export const FileHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'))

/** Letters of the reason for which something is not signed: so few at least that the firm can act on it. */
export const declineReason = { least: 5, most: 1000 } as const

/** A document that the firm asks a customer to sign (SIGN-02). */
export const Signing = v.object({
  id: Id,
  kind: v.picklist(signingKinds),
  state: v.picklist(signingStates),
  /** What the firm says of it. */
  note: maybe(v.string()),
  /** Who asks, and for which firm. */
  asked_by: v.string(),
  asked_at: IsoMoment,
  /** Day before which it is wanted. */
  due: maybe(IsoDate),
  /** What is to be read; null once it is gone. */
  document: v.nullable(
    v.object({ id: Id, name: v.string(), link: v.string(), mime_type: maybe(v.string()) }),
  ),
  /** Of the file that is asked about. Who signs sends that of the file that was read. */
  hash: FileHash,
  /** When it was read to its end. */
  read_at: maybe(IsoMoment),
  /** The sentence that is agreed to, as it will stand on the page of evidence. */
  agreement: v.string(),
  /** By what the customer can prove who is signing, the strongest first; none: there is no way yet. */
  factors: v.array(v.picklist(signingFactors)),
  /** Where a code is mailed to, with most letters hidden; null where none is. */
  mailed_to: maybe(v.string()),
  /** Whether the firm can seal now: it has a certificate that is valid. */
  can_seal: v.boolean(),
  /** The sealed document, once it was signed. */
  sealed_id: maybe(Id),
  /** When it was signed, declined or withdrawn. */
  decided_at: maybe(IsoMoment),
})
export type Signing = v.InferOutput<typeof Signing>

const one = { params: { id: Id } }

/** One question for a signature. 404 where it is none of this customer. Not in the specification: other firms answer 404. */
export const getSigning = get('/customer/signing/{id}', {
  ...one,
  query: {
    /** In which the customer reads; left out: that of the account. */
    language: v.optional(Language),
  },
  key: 'SIGNING',
  answer: data(Signing),
  summary: 'A document that the customer is asked to sign, with what is agreed to and how.',
})

/**
 * Notes that reading began, or that the end was reached; by the server's clock, which the page of evidence tells. The first time
 * counts. 409 as `sign`.
 */
export const markSigningRead = post('/customer/signing/{id}/read', {
  ...one,
  body: v.object({ hash: FileHash, at: v.picklist(['begin', 'end']) }),
  answer: Done,
  summary: 'Notes that a customer began to read what is to be signed, or came to its end.',
})

/** What the browser is asked to sign with a passkey: its challenge ends with the hash of the document. */
export const SigningChallenge = v.object({
  passkey: v.nullable(
    v.object({
      ...PasskeyRequest.entries,
      allowCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
    }),
  ),
})

/**
 * Begins the second factor: asks for a passkey, or mails a code, which is good for this document alone. 409 as `sign`; 422 names
 * `factor` where the customer has no such; 429 after too many mails.
 */
export const beginSigning = post('/customer/signing/{id}/begin', {
  ...one,
  body: v.object({ hash: FileHash, factor: v.picklist(['passkey', 'mail']) }),
  answer: data(SigningChallenge),
  summary: 'Begins to prove who signs: a challenge for a passkey, or a code by mail.',
})

/**
 * Signs (SIGN-04): all of it is done when this answers, or nothing. 409 with `error` `signed`, `declined` or `withdrawn` where that
 * is so already, `changed` where the document is another or gone, `not_read` before its end was reached, `no_certificate` while the
 * firm cannot seal, `under_way` while another window signs. 422 names `code`: 'is wrong', 'is over' where another has to be mailed,
 * or `clock <minutes>`; or `passkey`. 429 after too many attempts.
 */
export const sign = post('/customer/signing/{id}/signature', {
  ...one,
  body: v.object({
    hash: FileHash,
    agreed: v.literal(true, 'must be agreed to'),
    /** In which the sentence was read that is agreed to, and the page of evidence is; left out: that of the account. */
    language: v.optional(Language),
    factor: v.picklist(signingFactors),
    /** Of the app or the mail. */
    code: v.optional(required(20)),
    /** What the browser answered to the challenge. */
    passkey: v.optional(PasskeyAssertion),
  }),
  answer: data(v.object({ sealed_id: Id })),
  summary: 'Signs a document: records the agreement and seals it as PDF with a page of evidence.',
})

/** Does not sign, with a reason that the firm reads. 409 as `sign`. */
export const declineSigning = post('/customer/signing/{id}/declined', {
  ...one,
  body: v.object({
    reason: v.pipe(text(declineReason.most), v.minLength(declineReason.least, 'is too short')),
  }),
  answer: Done,
  summary: 'Tells the firm that a document is not signed, and why.',
})
