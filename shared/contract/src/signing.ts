import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { multilineField, requiredLineField } from './input-field.ts'
import { Language } from './language.ts'
import { PasskeyAssertion, PasskeyRequestOptions } from './passkey.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, nullableField, WriteResult } from './wire.ts'

export const signingKinds = ['service_order', 'sepa_mandate', 'other'] as const
export type SigningKind = (typeof signingKinds)[number]

/** An overdue request stays `asked` and can still be signed. */
export const signingStates = ['asked', 'signed', 'declined', 'withdrawn'] as const

/** `mail` is a mailed code. */
export const signingFactors = ['passkey', 'app', 'mail'] as const
export type SigningFactor = (typeof signingFactors)[number]

/** SHA-256, hexadecimal. */
export const FileHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'))

/** The minimum makes the reason useful to the tenant. */
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
  /** The signer sends the hash of the file that they read. */
  hash: FileHash,
  read_at: nullableField(IsoMoment),
  /** The sentence that the signer agrees to; also on the evidence page. */
  agreement: v.string(),
  /** Factors of the customer, strongest first; may be empty. */
  factors: v.array(v.picklist(signingFactors)),
  mailed_to: nullableField(v.string()),
  can_seal: v.boolean(),
  sealed_id: nullableField(Id),
  decided_at: nullableField(IsoMoment),
})
export type Signing = v.InferOutput<typeof Signing>

const signingIdParams = { params: { id: Id } }

export const getSigning = get('/customer/signing/{id}', {
  ...signingIdParams,
  query: {
    language: v.optional(Language),
  },
  key: 'SIGNING',
  response: dataEnvelope(Signing),
  summary: 'A signing request with its document, agreement and possible factors. Not in the specification.',
})

/** By the server's clock; the first time counts. 409 as for `sendSignature`. */
export const markSigningRead = post('/customer/signing/{id}/read', {
  ...signingIdParams,
  body: v.object({ hash: FileHash, at: v.picklist(['begin', 'end']) }),
  response: WriteResult,
  summary: 'Records that the customer started or finished reading, for the evidence page.',
})

/** The challenge ends with the hash of the document. */
export const SigningChallenge = v.object({
  passkey: v.nullable(
    v.object({
      ...PasskeyRequestOptions.entries,
      allowCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
    }),
  ),
})

/**
 * A mailed code is valid for this document only. 409 as for `sendSignature`; 422 `factor` if the customer has not set
 * up the requested factor; 429 after too many mails.
 */
export const beginSigning = post('/customer/signing/{id}/begin', {
  ...signingIdParams,
  body: v.object({ hash: FileHash, factor: v.picklist(['passkey', 'mail']) }),
  response: dataEnvelope(SigningChallenge),
  summary: 'Starts the second factor: a challenge for a passkey, or a mailed code.',
})

/**
 * SIGN-04. 409 `signed`, `declined` or `withdrawn` if decided, `changed` if the document differs or is gone, `not_read`
 * before its end, `no_certificate` if the tenant cannot seal, `under_way` while another window signs. 422 `passkey`, or
 * `code`: 'is wrong', 'is over' if another must be mailed, `clock <minutes>`. 429 after too many attempts.
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
  response: dataEnvelope(v.object({ sealed_id: Id })),
  summary: 'Signs a document, and seals it as PDF with an evidence page.',
})

export const declineSigning = post('/customer/signing/{id}/declined', {
  ...signingIdParams,
  body: v.object({
    reason: v.pipe(
      multilineField(declineReasonLength.most),
      v.minLength(declineReasonLength.least, 'is too short'),
    ),
  }),
  response: WriteResult,
  summary: 'Declines to sign a document, with a reason for the tenant.',
})
