import type { TokensResponse } from '@portal/contract/auth'
import type { signInByPasskey } from '@portal/contract/passkey'
import type { InferOutput } from 'valibot'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import type { Context } from '../context.ts'
import { readSecretCookie, type StoredCookie } from '../http/cookies.ts'
import { HttpError } from '../http/http-error.ts'
import { completeSignIn } from '../sessions/complete-sign-in.ts'
import type { RequestWithReply } from '../sessions/device-cookie.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { challengeLifetimeMs, consumePasskeyChallenge, parsePasskeyChallenge } from './challenge.ts'
import { createWrongPasskeyError, recordPasskeyUse, verifyPasskeyAssertion } from './passkey-assertion.ts'

/** Identifies the browser to which a challenge belongs. */
export const passkeyCookie: StoredCookie = { name: 'portal-passkey', seconds: challengeLifetimeMs / 1000 }

const createChallengeExpiredError = () =>
  new HttpError(401, { error: 'passkey_over', message: 'This took too long. Try again.' })

/**
 * Signs a customer in with a passkey only, because the device has verified the person. Failed password attempts do not
 * block it.
 * @throws HttpError 401 `passkey` or `passkey_over`, 403 without portal access
 */
export async function signInWithPasskey(
  context: Context,
  visit: RequestWithReply,
  tenant: KnownTenant,
  { passkey: assertion }: InferOutput<NonNullable<typeof signInByPasskey.body>>,
): Promise<TokensResponse> {
  const proofKey = await context.readProof(visit.request)
  const challenge = parsePasskeyChallenge(assertion.response.clientDataJSON)
  const secret = readSecretCookie(visit.request, passkeyCookie)
  const owner = secret && { secret, tenantId: tenant.id, customerId: null }
  if (!owner || !(await consumePasskeyChallenge(context, owner, challenge)))
    throw createChallengeExpiredError()
  const { passkey, customer, counter } = await verifyPasskeyAssertion(context, tenant, challenge, assertion)
  if (!customer.hasAccess) throw new HttpError(403, { error: 'no_access', message: 'No portal access.' })
  if (!(await recordPasskeyUse(context, passkey, counter))) {
    await reportSecurityEvent(context, tenant, customer.id, 'passkey-copied')
    throw createWrongPasskeyError()
  }
  return completeSignIn(context, visit, tenant, customer, { means: 'passkey', proofKey })
}
