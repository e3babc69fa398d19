import type { TokensAnswer } from '@portal/contract/auth'
import type { signInByPasskey } from '@portal/contract/passkey'
import type { InferOutput } from 'valibot'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import { cookieOf, type StoredCookie } from '../http/cookies.ts'
import { HttpError } from '../http/http-error.ts'
import type { Visit } from '../sessions/device-marks.ts'
import { letIn } from '../sessions/let-in.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { challengeIn, challengeLifetime, takeChallenge } from './challenge.ts'
import { countUse, signerOf, wrongPasskey } from './used.ts'

/** Cookie that identifies the browser of a challenge. */
export const passkeyCookie: StoredCookie = { name: 'portal-passkey', seconds: challengeLifetime / 1000 }

const over = () => new HttpError(401, { error: 'passkey_over', message: 'This took too long. Try again.' })

/**
 * Signs a customer in with a passkey instead of user name, password and code: the device has verified the person. Not
 * affected by failed password attempts.
 * @throws HttpError 401 `passkey` or `passkey_over`, 403 no access
 */
export async function signInWithPasskey(
  context: Context,
  visit: Visit,
  tenant: KnownTenant,
  { passkey: assertion }: InferOutput<NonNullable<typeof signInByPasskey.body>>,
): Promise<TokensAnswer> {
  const proofKey = await context.readProof(visit.request)
  const challenge = challengeIn(assertion.response.clientDataJSON)
  const secret = cookieOf(visit.request, passkeyCookie)
  const asker = secret && { secret, tenantId: tenant.id, customerId: null }
  if (!asker || !(await takeChallenge(context, asker, challenge))) throw over()
  const { passkey, customer, counter } = await signerOf(context, tenant, challenge, assertion)
  if (!customer.hasAccess) throw new HttpError(403, { error: 'no_access', message: 'No portal access.' })
  if (!(await countUse(context, passkey, counter))) {
    await tellOf(context, tenant, customer.id, 'passkey-copied')
    throw wrongPasskey()
  }
  return letIn(context, visit, tenant, customer, { means: 'passkey', proofKey })
}
