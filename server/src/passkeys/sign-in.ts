import type { TokensAnswer } from '@portal/contract/auth'
import type { PasskeyAssertion, signInByPasskey } from '@portal/contract/passkey'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { passkeys } from '../database/tables/passkey.ts'
import { cookieOf, type SecretCookie } from '../http/cookies.ts'
import { HttpError } from '../http/http-error.ts'
import type { Visit } from '../sessions/device-marks.ts'
import { letIn } from '../sessions/let-in.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { challengeIn, challengeLifetime, takeChallenge } from './challenge.ts'
import { isSignedBy } from './signed.ts'

/** By which the browser that asked for a challenge is known. */
export const passkeyCookie: SecretCookie = { name: 'portal-passkey', seconds: challengeLifetime / 1000 }

const wrong = () => new HttpError(401, { error: 'passkey', message: 'This passkey cannot be used here.' })
const over = () => new HttpError(401, { error: 'passkey_over', message: 'This took too long. Try again.' })

type Passkey = typeof passkeys.$inferSelect

/**
 * Notes that a passkey was used, in one statement: a device that counts has counted further, so that of the same answer, or of a
 * copy of the key, at most one gets in.
 * @returns false when the counter ran back
 */
async function countUse({ db, clock }: Context, { id }: Passkey, counter: number): Promise<boolean> {
  const counted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock() })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ id: passkeys.id })
  return counted.length > 0
}

/** The passkey that signed, with its customer. @throws HttpError 401 for one that is unknown, or did not sign this */
async function signerOf(
  context: Context,
  tenant: KnownTenant,
  challenge: string,
  assertion: PasskeyAssertion,
) {
  const [found] = await context.db
    .select({ passkey: passkeys, customer: customers })
    .from(passkeys)
    .innerJoin(customers, eq(customers.id, passkeys.customerId))
    .where(and(eq(passkeys.credentialId, assertion.id), eq(customers.tenantId, tenant.id)))
  if (!found) throw wrong()
  const { userHandle } = assertion.response
  if (userHandle && userHandle !== found.passkey.userHandle) throw wrong()
  const counter = await isSignedBy(context.config, tenant, found.passkey, challenge, assertion)
  if (counter === null) throw wrong()
  return { ...found, counter }
}

/**
 * Signs a customer in with a passkey, which stands in place of user name, password and code: the device has made sure who it is. Who
 * guesses passwords keeps nobody out of this.
 * @throws HttpError 401 `passkey` or `passkey_over`, 403 no access
 */
export async function signInWithPasskey(
  context: Context,
  visit: Visit,
  tenant: KnownTenant,
  { passkey: assertion, in_cookie }: InferOutput<NonNullable<typeof signInByPasskey.body>>,
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
    throw wrong()
  }
  return letIn(context, visit, tenant, customer, { proofKey, wantsCookie: in_cookie })
}
