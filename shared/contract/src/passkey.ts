import * as v from '@portal/contract/schema'
import { Tokens } from './auth.ts'
import { passkeySignInPath } from './auth-path.ts'
import { del, get, post } from './call.ts'
import { listOf } from './list-of.ts'
import { line, required } from './sent.ts'
import { Done, data, Id, IsoMoment, maybe } from './wire.ts'

/** Passkeys that one customer may have. */
export const mostPasskeys = 10

/** Most characters of the name that a customer gives a passkey. */
export const passkeyNameLength = 60

/** Bytes as base64url without padding, of at most so many characters. */
const bytes = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/, 'must be base64url'))
const CredentialId = bytes(1400)
const Transports = listOf(v.pipe(v.string(), v.maxLength(20)), 10)
const Extensions = v.optional(v.record(v.string(), v.unknown()), {})
const Attachment = v.optional(v.picklist(['cross-platform', 'platform']))

/** A passkey of the customer, as its owner knows it (KEYS-01). */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  created_at: IsoMoment,
  last_used_at: maybe(IsoMoment),
  /** Whether it is kept on more than one device, by whoever keeps the customer's passkeys. */
  synced: v.boolean(),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** What a browser is asked to sign in with: any passkey of the firm's portal. */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  /** Host of the firm's portal: at no other address a passkey is of use. */
  rpId: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
})

/** What a browser is asked to make a passkey of. */
export const PasskeyCreation = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  excludeCredentials: v.array(v.object({ id: v.string(), type: v.literal('public-key') })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})

/** What a browser answers that signed in with a passkey (`AuthenticationResponseJSON` of WebAuthn). */
export const PasskeyAssertion = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: v.optional(bytes(200)),
  }),
  clientExtensionResults: Extensions,
  authenticatorAttachment: Attachment,
})
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>

/** What a browser answers that made a passkey (`RegistrationResponseJSON` of WebAuthn). */
export const PasskeyMade = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(20_000),
    transports: v.optional(Transports, []),
  }),
  clientExtensionResults: Extensions,
  authenticatorAttachment: Attachment,
})
export type PasskeyMade = v.InferOutput<typeof PasskeyMade>

/** The customer's passkeys, the oldest first. Not in the specification: other firms answer 404. */
export const getPasskeys = get('/customer/auth/passkey', {
  key: 'PASSKEYS',
  answer: data(
    v.object({
      passkeys: v.array(Passkey),
      /** Whether the password is asked for before one is added: signing in was too long ago. */
      password_wanted: v.boolean(),
    }),
  ),
  summary: 'The passkeys that a customer signs in with.',
})

/**
 * Begins to add a passkey. 422 names `current_password` where it is wrong, or wanted since signing in was too long ago; 409
 * `too_many` where the customer has the most.
 */
export const beginPasskey = post('/customer/auth/passkey/begin', {
  body: v.object({ current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))) }),
  answer: data(PasskeyCreation),
  summary: 'Begins to add a passkey: what the browser makes it of.',
})

/** Adds a passkey that the browser made. 409 `exists`, `too_many`; 422 `passkey` where it is not as it was asked for, or too late. */
export const addPasskey = post('/customer/auth/passkey', {
  body: v.object({ name: v.optional(line(passkeyNameLength), ''), passkey: PasskeyMade }),
  answer: data(Passkey),
  summary: 'Adds a passkey that the browser made.',
})

/** Gives a passkey another name. 404 when it is none of this customer. */
export const renamePasskey = post('/customer/auth/passkey/{id}/name', {
  params: { id: Id },
  body: v.object({ name: required(passkeyNameLength) }),
  answer: Done,
  summary: 'Gives a passkey another name.',
})

/** Removes a passkey: nobody signs in with it any more. 404 when it is none of this customer. */
export const removePasskey = del('/customer/auth/passkey/{id}', {
  params: { id: Id },
  answer: Done,
  summary: 'Removes a passkey.',
})

/** What the browser is to sign in with; good for one attempt of this browser, for ten minutes. */
export const askForPasskey = post('/customer/auth/passkey/challenge', {
  access: 'public',
  answer: data(PasskeyRequest),
  summary: 'Begins to sign in with a passkey.',
})

/**
 * Signs in with a passkey, in place of user name, password and code (KEYS-03). 401 `passkey` when it is unknown or not right,
 * `passkey_over` when it took too long or was sent before: another attempt can be right; 403 no portal access.
 */
export const signInByPasskey = post(passkeySignInPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({
    /** Subdomain of the firm. */
    tenant: required(200),
    passkey: PasskeyAssertion,
  }),
  answer: Tokens,
  summary: 'Signs a customer in with a passkey.',
})
