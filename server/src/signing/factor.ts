import type { SigningFactor, sendSignature } from '@portal/contract/signing'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import {
  type CodeAttemptResult,
  queueCodeMail,
  startCodeSignIn,
  tryMailedCode,
} from '../accounts/one-time-code.ts'
import { reportSecurityEvent } from '../accounts/security.ts'
import { type AppCodeResult, findConfirmedApp, tryAppCode } from '../authenticators/try-code.ts'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { invalidFieldsError } from '../http/http-error.ts'
import { findPasskeys } from '../passkeys/add-passkey.ts'
import {
  challengeLifetimeMs,
  consumeChallenge,
  createChallenge,
  parseChallenge,
} from '../passkeys/challenge.ts'
import { recordPasskeyUse, verifyPasskeyAssertion } from '../passkeys/passkey-assertion.ts'
import { getRelyingParty } from '../passkeys/relying-party.ts'
import { countSecondFactors } from '../passkeys/second-factors.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { forgetFailures, getAppCodeKey, getSessionKey, limitAttempts } from '../sessions/failures.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import type { FactorEvidence } from './evidence.ts'

/** Attempt to sign one file, identified by its hash, so that proofs are valid for that file only. */
export interface SigningAttempt {
  scope: CustomerScope
  signing: { id: number; hash: string }
}

type FactorProof = InferOutput<NonNullable<typeof sendSignature.body>>

/** Limit of recent wrong app codes. */
const maxAppCodeTries = 10

/** Masks an email address so that only its owner recognises it: 'a…@example.nl'. */
export const maskEmail = (address: string) => address.replace(/^(.)[^@]*/, '$1…')

/** The customer's factors, strongest first: mailed codes only without passkey and app. */
export async function listFactors(
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

/** Secret of codes and challenges, per signature and session. */
const getChallengeSecret = ({ scope, signing }: SigningAttempt) =>
  `signing\n${scope.sessionId}\n${signing.id}\n${signing.hash}`
const getChallengeOwner = (act: SigningAttempt) => ({
  secret: getChallengeSecret(act),
  tenantId: act.scope.tenant.id,
  customerId: act.scope.customer.id,
})

/** Mails a code for this signature only; each request makes a new one. @returns whether it is mailed */
export async function mailSigningCode(context: Context, act: SigningAttempt): Promise<boolean> {
  const { tenant, customer } = act.scope
  const secret = getChallengeSecret(act)
  await startCodeSignIn(context, customer.id, secret, true)
  await refuseAboveQuota(context, context.db, { tenant, customer }, 'mails')
  return queueCodeMail(context, tenant, customer.id, hashSecret(secret), 'signing')
}

/** Passkey request for a signature: random part and hash of the file. */
export async function createPasskeyRequest(context: Context, act: SigningAttempt) {
  const { tenant, customer } = act.scope
  const known = await findPasskeys(context.db, customer.id)
  return {
    challenge: createChallenge(context, getChallengeOwner(act), act.signing.hash),
    rpId: getRelyingParty(context.config, tenant.subdomain).id,
    timeout: challengeLifetimeMs,
    userVerification: 'required' as const,
    allowCredentials: known.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
  }
}

async function provePasskey(
  context: Context,
  act: SigningAttempt,
  assertion: FactorProof['passkey'],
): Promise<FactorEvidence> {
  if (!assertion) throw invalidFieldsError({ passkey: 'is required' })
  const { tenant, customer } = act.scope
  const challenge = parseChallenge(assertion.response.clientDataJSON)
  if (!(await consumeChallenge(context, getChallengeOwner(act), challenge)))
    throw invalidFieldsError({ passkey: 'took too long' })
  const used = await verifyPasskeyAssertion(context, tenant, challenge, assertion).catch(() => null)
  if (used?.customer.id !== customer.id) throw invalidFieldsError({ passkey: 'is not of this customer' })
  if (!(await recordPasskeyUse(context, used.passkey, used.counter))) {
    await reportSecurityEvent(context, tenant, customer.id, 'passkey-copied')
    throw invalidFieldsError({ passkey: 'is not of this customer' })
  }
  const { name, credentialId, publicKey } = used.passkey
  const { clientDataJSON, authenticatorData, signature } = assertion.response
  return { kind: 'passkey', name, credentialId, publicKey, clientDataJSON, authenticatorData, signature }
}

async function proveAppCode(
  context: Context,
  { scope }: SigningAttempt,
  code: string,
): Promise<FactorEvidence> {
  const app = await findConfirmedApp(context, scope.customer.id)
  if (!app) throw invalidFieldsError({ factor: 'is not set up' })
  let tried: AppCodeResult = 'wrong'
  const isAppCodeCorrect = async () => {
    tried = await tryAppCode(context, app, code)
    return tried === 'right'
  }
  const account = getAppCodeKey(scope.customer)
  if (!(await limitAttempts(context, account, isAppCodeCorrect, maxAppCodeTries)))
    throw invalidFieldsError({ code: typeof tried === 'number' ? `clock ${tried}` : 'is wrong' })
  await forgetFailures(context, account)
  return { kind: 'app' }
}

async function proveMailCode(
  context: Context,
  act: SigningAttempt,
  code: string,
  address: string,
): Promise<FactorEvidence> {
  const { customer, sessionId } = act.scope
  let tried: CodeAttemptResult = 'wrong'
  const isMailCodeCorrect = async () => {
    tried = await tryMailedCode(context, customer.id, getChallengeSecret(act), code)
    return tried === 'right'
  }
  if (await limitAttempts(context, getSessionKey(customer, sessionId), isMailCodeCorrect))
    return { kind: 'mail', address }
  throw invalidFieldsError({ code: tried === 'wrong' ? 'is wrong' : 'is over' })
}

/**
 * Verifies a fresh second factor for this act (SIGN-05): each proof is valid once, for this file only.
 * @throws HttpError 422 naming `code`, `passkey` or `factor`; 429 after too many attempts
 */
export async function proveFactor(
  context: Context,
  act: SigningAttempt,
  proof: FactorProof,
): Promise<FactorEvidence> {
  const { factors, mailedTo } = await listFactors(context, act.scope.customer.id)
  if (!factors.includes(proof.factor)) throw invalidFieldsError({ factor: 'is not set up' })
  if (proof.factor === 'passkey') return provePasskey(context, act, proof.passkey)
  if (proof.code === undefined) throw invalidFieldsError({ code: 'is required' })
  return proof.factor === 'app'
    ? proveAppCode(context, act, proof.code)
    : proveMailCode(context, act, proof.code, mailedTo ?? '')
}
