import * as v from '@portal/contract/valibot'
import { SessionTokens } from './auth.ts'
import { passkeySignInPath } from './auth-path.ts'
import { defineDelete, defineGet, definePost } from './call.ts'
import { createLineField, createRequiredLineField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, WriteResult } from './wire.ts'

export const maxPasskeys = 10

export const maxPasskeyNameLength = 60

const createBase64urlField = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/, 'must be base64url'))
const CredentialIdField = createBase64urlField(1400)
const TransportsField = createListField(v.pipe(v.string(), v.maxLength(20)), 10)
const ExtensionsField = v.optional(v.record(v.string(), v.unknown()), {})
const AuthenticatorAttachmentField = v.optional(v.picklist(['cross-platform', 'platform']))

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
  /** Host of the tenant's portal, to which its passkeys are bound. */
  rpId: v.string(),
  /** Timeout in milliseconds. */
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

/** Response of a passkey to a challenge: `AuthenticationResponseJSON` of WebAuthn. */
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
  authenticatorAttachment: AuthenticatorAttachmentField,
})
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>

/** New passkey as the browser returns it: `RegistrationResponseJSON` of WebAuthn. */
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
  authenticatorAttachment: AuthenticatorAttachmentField,
})
export type CreatedPasskey = v.InferOutput<typeof CreatedPasskey>

export const getPasskeys = defineGet('/customer/auth/passkey', {
  key: 'PASSKEYS',
  response: dataEnvelope(
    v.object({
      passkeys: v.array(Passkey),
      /** True if the customer signed in too long ago, so adding a passkey needs the password. */
      password_wanted: v.boolean(),
    }),
  ),
  summary: 'The customer’s passkeys. Not in the specification.',
})

/**
 * Responds with 409 `too_many` at the maximum number of passkeys, and with 422 if `current_password` is wrong, or
 * missing although it is required.
 */
export const getPasskeyCreationOptions = definePost('/customer/auth/passkey/begin', {
  body: v.object({ current_password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))) }),
  response: dataEnvelope(PasskeyCreationOptions),
  summary: 'Starts to add a passkey: options for the browser.',
})

/**
 * Responds with 409 `exists` or `too_many`, and with 422 for `passkey` if the passkey does not match the challenge or
 * comes too late.
 */
export const addPasskey = definePost('/customer/auth/passkey', {
  body: v.object({ name: v.optional(createLineField(maxPasskeyNameLength), ''), passkey: CreatedPasskey }),
  response: dataEnvelope(Passkey),
  summary: 'Adds a passkey that the browser created.',
})

export const renamePasskey = definePost('/customer/auth/passkey/{id}/name', {
  params: { id: Id },
  body: v.object({ name: createRequiredLineField(maxPasskeyNameLength) }),
  response: WriteResult,
  summary: 'Renames a passkey.',
})

export const removePasskey = defineDelete('/customer/auth/passkey/{id}', {
  params: { id: Id },
  response: WriteResult,
  summary: 'Removes a passkey.',
})

/** The challenge is valid for one attempt, in the same browser, within ten minutes. */
export const getPasskeyChallenge = definePost('/customer/auth/passkey/challenge', {
  access: 'public',
  response: dataEnvelope(PasskeyRequestOptions),
  summary: 'A challenge for signing in with a passkey.',
})

/**
 * Responds with 401 `passkey` for an unknown or invalid passkey, 401 `passkey_over` for an expired or used challenge,
 * and 403 without portal access.
 */
export const signInByPasskey = definePost(passkeySignInPath, {
  base: 'proxy',
  access: 'public',
  body: v.object({
    tenant: createRequiredLineField(200),
    passkey: PasskeyAssertion,
  }),
  response: SessionTokens,
  summary: 'Signs in with a passkey instead of user name, password and code (KEYS-03).',
})
