import type { SigningFactor, sendSignature } from '@portal/contract/signing'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { maskEmail, queueCodeMail, startCodeSignIn, tryMailedCode } from '../accounts/one-time-code.ts'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import {
  findConfirmedAuthenticator,
  requireAuthenticatorCode,
} from '../authenticators/try-authenticator-code.ts'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { findPasskeys } from '../passkeys/add-passkey.ts'
import { recordPasskeyUse, verifyPasskeyAssertion } from '../passkeys/passkey-assertion.ts'
import {
  challengeLifetimeMs,
  consumePasskeyChallenge,
  createPasskeyChallenge,
  parsePasskeyChallenge,
} from '../passkeys/passkey-challenge.ts'
import { getRelyingParty } from '../passkeys/relying-party.ts'
import { countSecondFactors } from '../passkeys/second-factors.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import {
  getAppCodeFailureKey,
  getSessionFailureKey,
  limitAttempts,
  maxAppCodeFailures,
  resetFailureCount,
} from '../sessions/sign-in-failures.ts'
import type { FactorEvidence } from './signing-evidence.ts'

/**
 * A customer's attempt to sign a document. `signing` contains the file's hash, so that a proof is valid for that file
 * only.
 */
export interface SigningAttempt {
  scope: CustomerScope
  signing: { id: number; hash: string }
}

type FactorProof = InferOutput<NonNullable<typeof sendSignature.body>>

/**
 * Lists the second factors that a customer may use to sign, strongest first. A code by mail is offered only to a
 * customer with neither a passkey nor an authenticator app.
 */
export async function listSigningFactors(
  { db }: Pick<Context, 'db'>,
  customerId: number,
): Promise<{ factors: SigningFactor[]; mailedTo: string | null }> {
  const keys = await countSecondFactors(db, customerId)
  const strong = [...(keys.passkeys > 0 ? ['passkey' as const] : []), ...(keys.app ? ['app' as const] : [])]
  if (strong.length > 0) return { factors: strong, mailedTo: null }
  const [row] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
  return row?.email ? { factors: ['mail'], mailedTo: maskEmail(row.email) } : { factors: [], mailedTo: null }
}

/** Returns a secret that binds codes and challenges to the signing request and the session. */
const getChallengeSecret = ({ scope, signing }: SigningAttempt) =>
  `signing\n${scope.sessionId}\n${signing.id}\n${signing.hash}`
const getChallengeOwner = (attempt: SigningAttempt) => ({
  secret: getChallengeSecret(attempt),
  tenantId: attempt.scope.tenant.id,
  customerId: attempt.scope.customer.id,
})

/** Creates and mails a new code for this signature. Returns whether it is mailed. */
export async function mailSigningCode(context: Context, attempt: SigningAttempt): Promise<boolean> {
  const { tenant, customer } = attempt.scope
  const secret = getChallengeSecret(attempt)
  await startCodeSignIn(context, customer.id, secret, true)
  await refuseAboveQuota(context, context.db, { tenant, customer }, 'mails')
  return queueCodeMail(context, tenant, customer.id, hashSecret(secret), 'signing')
}

/** Creates a passkey request whose challenge contains the hash of the file. */
export async function createPasskeySigningRequest(context: Context, attempt: SigningAttempt) {
  const { tenant, customer } = attempt.scope
  const known = await findPasskeys(context.db, customer.id)
  return {
    challenge: createPasskeyChallenge(context, getChallengeOwner(attempt), attempt.signing.hash),
    rpId: getRelyingParty(context.config, tenant.subdomain).id,
    timeout: challengeLifetimeMs,
    userVerification: 'required' as const,
    allowCredentials: known.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
  }
}

async function verifyPasskeyProof(
  context: Context,
  attempt: SigningAttempt,
  assertion: FactorProof['passkey'],
): Promise<FactorEvidence> {
  if (!assertion) throw createInvalidFieldsError({ passkey: 'is required' })
  const { tenant, customer } = attempt.scope
  const challenge = parsePasskeyChallenge(assertion.response.clientDataJSON)
  if (!(await consumePasskeyChallenge(context, getChallengeOwner(attempt), challenge)))
    throw createInvalidFieldsError({ passkey: 'took too long' })
  const used = await verifyPasskeyAssertion(context, tenant, challenge, assertion).catch(() => null)
  if (used?.customer.id !== customer.id)
    throw createInvalidFieldsError({ passkey: 'is not of this customer' })
  if (!(await recordPasskeyUse(context, used.passkey, used.counter))) {
    await reportSecurityEvent(context, tenant, customer.id, 'passkey-copied')
    throw createInvalidFieldsError({ passkey: 'is not of this customer' })
  }
  const { name, credentialId, publicKey } = used.passkey
  const { clientDataJSON, authenticatorData, signature } = assertion.response
  return { kind: 'passkey', name, credentialId, publicKey, clientDataJSON, authenticatorData, signature }
}

async function verifyAppCodeProof(
  context: Context,
  { scope }: SigningAttempt,
  code: string,
): Promise<FactorEvidence> {
  const app = await findConfirmedAuthenticator(context, scope.customer.id)
  if (!app) throw createInvalidFieldsError({ factor: 'is not set up' })
  const account = getAppCodeFailureKey(scope.customer)
  await requireAuthenticatorCode(context, app, code, account, maxAppCodeFailures)
  await resetFailureCount(context.db, account)
  return { kind: 'app' }
}

async function verifyMailCodeProof(
  context: Context,
  attempt: SigningAttempt,
  code: string,
  address: string,
): Promise<FactorEvidence> {
  const { customer, sessionId } = attempt.scope
  const tryCode = () => tryMailedCode(context, customer.id, getChallengeSecret(attempt), code)
  const tried = await limitAttempts(context, getSessionFailureKey(customer, sessionId), tryCode)
  if (tried === 'right') return { kind: 'mail', address }
  throw createInvalidFieldsError({ code: tried === 'wrong' ? 'is wrong' : 'is over' })
}

/**
 * Verifies a second factor for this signature (SIGN-05). Each proof is valid once.
 * @throws HttpError 422 naming `code`, `passkey` or `factor`; 429 after too many attempts
 */
export async function verifyFactorProof(
  context: Context,
  attempt: SigningAttempt,
  proof: FactorProof,
): Promise<FactorEvidence> {
  const { factors, mailedTo } = await listSigningFactors(context, attempt.scope.customer.id)
  if (!factors.includes(proof.factor)) throw createInvalidFieldsError({ factor: 'is not set up' })
  if (proof.factor === 'passkey') return verifyPasskeyProof(context, attempt, proof.passkey)
  if (proof.code === undefined) throw createInvalidFieldsError({ code: 'is required' })
  return proof.factor === 'app'
    ? verifyAppCodeProof(context, attempt, proof.code)
    : verifyMailCodeProof(context, attempt, proof.code, mailedTo ?? '')
}
