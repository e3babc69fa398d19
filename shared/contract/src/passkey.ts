import * as v from '@portal/contract/schema'
import { Tokens } from './auth.ts'
import { passkeySignInPath } from './auth-path.ts'
import { del, get, post } from './call.ts'
import { listOf } from './list-of.ts'
import { line, required } from './sent.ts'
import { Done, data, Id, IsoMoment, maybe } from './wire.ts'

/** Maximum number of passkeys per customer. */
export const maxPasskeys = 10

/** Maximum length of a passkey's name. */
export const passkeyNameLength = 60

/** Bytes as base64url without padding, with a maximum length. */
const bytes = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/, 'must be base64url'))
const CredentialId = bytes(1400)
const Transports = listOf(v.pipe(v.string(), v.maxLength(20)), 10)
const Extensions = v.optional(v.record(v.string(), v.unknown()), {})
const Attachment = v.optional(v.picklist(['cross-platform', 'platform']))

/** A passkey of the customer (KEYS-01). */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  created_at: IsoMoment,
  last_used_at: maybe(IsoMoment),
  /** Whether it is synced between devices. */
  synced: v.boolean(),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** Request for signing in with any passkey of the tenant's portal. */
export const PasskeyRequest = v.object({
  challenge: v.string(),
  /** Host of the tenant's portal, to which passkeys are bound. */
  rpId: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
})

/** Request for creating a passkey. */
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

/** A browser's response to signing in with a passkey (`AuthenticationResponseJSON` of WebAuthn). */
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

/** A browser's response to creating a passkey (`RegistrationResponseJSON` of WebAuthn). */
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

/** The customer's passkeys, oldest first. Not in the specification: other servers respond with 404. */
export const getPasskeys = get('/customer/auth/passkey', {
  key: 'PASSKEYS',
  answer: data(
    v.object({
      passkeys: v.array(Passkey),
      /** Whether the password must be entered again before adding one, because the sign-in was too long ago. */
      password_wanted: v.boolean(),
    }),
  ),
  summary: 'The passkeys that a customer signs in with.',
})

/** Starts adding a passkey. 422 names `current_password` if it is wrong or required; 409 `too_many` at the maximum. */
export const beginPasskey = post('/customer/auth/passkey/begin', {
  body: v.object({ current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))) }),
  answer: data(PasskeyCreation),
  summary: 'Begins to add a passkey: what the browser makes it of.',
})

/**
 * Adds a passkey that the browser made. 409 `exists`, `too_many`; 422 `passkey` if it does not match the request or is
 * too late.
 */
export const addPasskey = post('/customer/auth/passkey', {
  body: v.object({ name: v.optional(line(passkeyNameLength), ''), passkey: PasskeyMade }),
  answer: data(Passkey),
  summary: 'Adds a passkey that the browser made.',
})

/** Renames a passkey. 404 if it is not this customer's. */
export const renamePasskey = post('/customer/auth/passkey/{id}/name', {
  params: { id: Id },
  body: v.object({ name: required(passkeyNameLength) }),
  answer: Done,
  summary: 'Gives a passkey another name.',
})

/** Removes a passkey. 404 if it is not this customer's. */
export const removePasskey = del('/customer/auth/passkey/{id}', {
  params: { id: Id },
  answer: Done,
  summary: 'Removes a passkey.',
})

/** Challenge for signing in with a passkey; valid for one attempt of this browser, for ten minutes. */
export const askForPasskey = post('/customer/auth/passkey/challenge', {
  access: 'public',
  answer: data(PasskeyRequest),
  summary: 'Begins to sign in with a passkey.',
})

/**
 * Signs in with a passkey instead of user name, password and code (KEYS-03). 401 `passkey` if it is unknown or invalid,
 * `passkey_over` if it took too long or was sent before, which can be retried; 403 no portal access.
 */
export const signInByPasskey = post(passkeySignInPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({
    /** Subdomain of the tenant. */
    tenant: required(200),
    passkey: PasskeyAssertion,
  }),
  answer: Tokens,
  summary: 'Signs a customer in with a passkey.',
})
