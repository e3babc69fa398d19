import * as v from '@portal/contract/schema'
import { SessionTokens } from './auth.ts'
import { passkeySignInPath } from './auth-path.ts'
import { del, get, post } from './call.ts'
import { lineField, requiredLineField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, WriteResult } from './wire.ts'

export const maxPasskeys = 10

export const maxPasskeyNameLength = 60

const createBase64urlField = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/, 'must be base64url'))
const CredentialIdField = createBase64urlField(1400)
const TransportsField = createListField(v.pipe(v.string(), v.maxLength(20)), 10)
const ExtensionsField = v.optional(v.record(v.string(), v.unknown()), {})
const AttachmentField = v.optional(v.picklist(['cross-platform', 'platform']))

/** KEYS-01. */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  created_at: IsoMoment,
  last_used_at: nullableField(IsoMoment),
  synced: v.boolean(),
})
export type Passkey = v.InferOutput<typeof Passkey>

export const PasskeyRequestOptions = v.object({
  challenge: v.string(),
  /** Host of the tenant's portal, to which passkeys are bound. */
  rpId: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
})

export const PasskeyCreationOptions = v.object({
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

/** `AuthenticationResponseJSON` of WebAuthn. */
export const PasskeyAssertion = v.object({
  id: CredentialIdField,
  rawId: CredentialIdField,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: createBase64urlField(8000),
    authenticatorData: createBase64urlField(4000),
    signature: createBase64urlField(8000),
    userHandle: v.optional(createBase64urlField(200)),
  }),
  clientExtensionResults: ExtensionsField,
  authenticatorAttachment: AttachmentField,
})
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>

/** `RegistrationResponseJSON` of WebAuthn. */
export const CreatedPasskey = v.object({
  id: CredentialIdField,
  rawId: CredentialIdField,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: createBase64urlField(8000),
    attestationObject: createBase64urlField(20_000),
    transports: v.optional(TransportsField, []),
  }),
  clientExtensionResults: ExtensionsField,
  authenticatorAttachment: AttachmentField,
})
export type CreatedPasskey = v.InferOutput<typeof CreatedPasskey>

export const getPasskeys = get('/customer/auth/passkey', {
  key: 'PASSKEYS',
  response: dataEnvelope(
    v.object({
      passkeys: v.array(Passkey),
      /** The sign-in is too long ago: adding a passkey needs the password. */
      password_wanted: v.boolean(),
    }),
  ),
  summary: 'The customer’s passkeys. Not in the specification.',
})

/** 409 `too_many`; 422 `current_password` if it is wrong or required. */
export const beginPasskey = post('/customer/auth/passkey/begin', {
  body: v.object({ current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))) }),
  response: dataEnvelope(PasskeyCreationOptions),
  summary: 'Starts to add a passkey: options for the browser.',
})

/** 409 `exists`, `too_many`; 422 `passkey` if it does not match the request or is too late. */
export const addPasskey = post('/customer/auth/passkey', {
  body: v.object({ name: v.optional(lineField(maxPasskeyNameLength), ''), passkey: CreatedPasskey }),
  response: dataEnvelope(Passkey),
  summary: 'Adds a passkey that the browser created.',
})

export const renamePasskey = post('/customer/auth/passkey/{id}/name', {
  params: { id: Id },
  body: v.object({ name: requiredLineField(maxPasskeyNameLength) }),
  response: WriteResult,
  summary: 'Renames a passkey.',
})

export const removePasskey = del('/customer/auth/passkey/{id}', {
  params: { id: Id },
  response: WriteResult,
  summary: 'Removes a passkey.',
})

/** Valid for one attempt of this browser within ten minutes. */
export const getPasskeyChallenge = post('/customer/auth/passkey/challenge', {
  access: 'public',
  response: dataEnvelope(PasskeyRequestOptions),
  summary: 'A challenge for signing in with a passkey.',
})

/** 401 `passkey` if it is unknown or invalid, `passkey_over` if it took too long or was used; 403 no portal access. */
export const signInByPasskey = post(passkeySignInPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({
    tenant: requiredLineField(200),
    passkey: PasskeyAssertion,
  }),
  response: SessionTokens,
  summary: 'Signs in with a passkey instead of user name, password and code (KEYS-03).',
})
