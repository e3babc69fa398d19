import type { SigningFactor, sign } from '@portal/contract/signing'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { awaitCode, mailCode, type TriedCode, tryCode } from '../accounts/one-time-code.ts'
import { tellOf } from '../accounts/security.ts'
import { appOf, type TriedAppCode, tryAppCode } from '../authenticators/try-code.ts'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import type { Scope } from '../http/authorise.ts'
import { invalid } from '../http/http-error.ts'
import { passkeysOf } from '../passkeys/add.ts'
import { challengeIn, challengeLifetime, makeChallenge, takeChallenge } from '../passkeys/challenge.ts'
import { keysOf } from '../passkeys/keys-of.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { countUse, signerOf } from '../passkeys/used.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import { appKey, attempt, forgetFailures, signedInKey } from '../sessions/failures.ts'
import { hashOf } from '../sessions/secret-token.ts'
import type { FactorEvidence } from './evidence.ts'

/** A signing act: the file by its hash, so that proofs are valid for it only. */
export interface Act {
  scope: Scope
  signing: { id: number; hash: string }
}

type Proof = InferOutput<NonNullable<typeof sign.body>>

/** Limit of recent wrong app codes. */
const maxAppCodeTries = 10

/** Masks an address so that only its owner recognises it: 'a…@example.nl'. */
export const hidden = (address: string) => address.replace(/^(.)[^@]*/, '$1…')

/** The customer's factors, strongest first: mailed codes only without passkey and app. */
export async function factorsOf(
  { db }: Pick<Context, 'db'>,
  customerId: number,
): Promise<{ factors: SigningFactor[]; mailedTo: string | null }> {
  const keys = await keysOf(db, customerId)
  const strong = [...(keys.passkeys > 0 ? ['passkey' as const] : []), ...(keys.app ? ['app' as const] : [])]
  if (strong.length > 0) return { factors: strong, mailedTo: null }
  const [row] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId))
  return row?.email ? { factors: ['mail'], mailedTo: hidden(row.email) } : { factors: [], mailedTo: null }
}

/** Secret of codes and challenges, per signature and session. */
const secretOf = ({ scope, signing }: Act) => `signing\n${scope.sessionId}\n${signing.id}\n${signing.hash}`
const askerOf = (act: Act) => ({
  secret: secretOf(act),
  tenantId: act.scope.tenant.id,
  customerId: act.scope.customer.id,
})

/** Mails a code for this signature only; each request makes a new one. @returns whether it is mailed */
export async function mailSigningCode(context: Context, act: Act): Promise<boolean> {
  const { tenant, customer } = act.scope
  const secret = secretOf(act)
  await awaitCode(context, customer.id, secret, true)
  await refuseAbove(context, context.db, { tenant, customer }, 'mails')
  return mailCode(context, tenant, customer.id, hashOf(secret), 'signing')
}

/** Passkey request for a signature: random part and hash of the file. */
export async function passkeyRequest(context: Context, act: Act) {
  const { tenant, customer } = act.scope
  const known = await passkeysOf(context.db, customer.id)
  return {
    challenge: makeChallenge(context, askerOf(act), act.signing.hash),
    rpId: relyingParty(context.config, tenant.subdomain).id,
    timeout: challengeLifetime,
    userVerification: 'required' as const,
    allowCredentials: known.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
  }
}

async function byPasskey(context: Context, act: Act, assertion: Proof['passkey']): Promise<FactorEvidence> {
  if (!assertion) throw invalid({ passkey: 'is required' })
  const { tenant, customer } = act.scope
  const challenge = challengeIn(assertion.response.clientDataJSON)
  if (!(await takeChallenge(context, askerOf(act), challenge))) throw invalid({ passkey: 'took too long' })
  const used = await signerOf(context, tenant, challenge, assertion).catch(() => null)
  if (used?.customer.id !== customer.id) throw invalid({ passkey: 'is not of this customer' })
  if (!(await countUse(context, used.passkey, used.counter))) {
    await tellOf(context, tenant, customer.id, 'passkey-copied')
    throw invalid({ passkey: 'is not of this customer' })
  }
  const { name, credentialId, publicKey } = used.passkey
  const { clientDataJSON, authenticatorData, signature } = assertion.response
  return { kind: 'passkey', name, credentialId, publicKey, clientDataJSON, authenticatorData, signature }
}

async function byApp(context: Context, { scope }: Act, code: string): Promise<FactorEvidence> {
  const app = await appOf(context, scope.customer.id)
  if (!app) throw invalid({ factor: 'is not set up' })
  let tried: TriedAppCode = 'wrong'
  const isRight = async () => {
    tried = await tryAppCode(context, app, code)
    return tried === 'right'
  }
  const account = appKey(scope.customer)
  if (!(await attempt(context, account, isRight, maxAppCodeTries)))
    throw invalid({ code: typeof tried === 'number' ? `clock ${tried}` : 'is wrong' })
  await forgetFailures(context, account)
  return { kind: 'app' }
}

async function byMail(context: Context, act: Act, code: string, address: string): Promise<FactorEvidence> {
  const { customer, sessionId } = act.scope
  let tried: TriedCode = 'wrong'
  const isRight = async () => {
    tried = await tryCode(context, customer.id, secretOf(act), code)
    return tried === 'right'
  }
  if (await attempt(context, signedInKey(customer, sessionId), isRight)) return { kind: 'mail', address }
  throw invalid({ code: tried === 'wrong' ? 'is wrong' : 'is over' })
}

/**
 * Verifies a fresh second factor for this act (SIGN-05): each proof is valid once, for this file only.
 * @throws HttpError 422 naming `code`, `passkey` or `factor`; 429 after too many attempts
 */
export async function proveFactor(context: Context, act: Act, proof: Proof): Promise<FactorEvidence> {
  const { factors, mailedTo } = await factorsOf(context, act.scope.customer.id)
  if (!factors.includes(proof.factor)) throw invalid({ factor: 'is not set up' })
  if (proof.factor === 'passkey') return byPasskey(context, act, proof.passkey)
  if (proof.code === undefined) throw invalid({ code: 'is required' })
  return proof.factor === 'app'
    ? byApp(context, act, proof.code)
    : byMail(context, act, proof.code, mailedTo ?? '')
}
