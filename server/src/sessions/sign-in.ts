import type { login, TokensResponse } from '@portal/contract/auth'
import { authenticatorCodeErrorName } from '@portal/contract/authenticator'
import { and, eq, or } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { startCodeSignIn, tryMailedCode } from '../accounts/one-time-code.ts'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import {
  findConfirmedAuthenticator,
  tryAuthenticatorOrRecoveryCode,
} from '../authenticators/try-authenticator-code.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { readSecretCookie, type StoredCookie, setCookie } from '../http/cookies.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { findCustomerDeviceHash, getDeviceHash, type RequestWithReply } from './device-cookie.ts'
import { isPasswordCorrect } from './password-hash.ts'
import { createSecretToken } from './secret-token.ts'
import {
  getAppCodeFailureKey,
  getCustomerFailureKey,
  getUnknownUserFailureKey,
  limitAttempts,
  maxAppCodeFailures,
  normalizeUserName,
  resetFailureCount,
} from './sign-in-failures.ts'

/** Finds a customer by user name or e-mail address, ignoring case and surrounding spaces. */
export async function findCustomerByName(db: Database, tenantId: number, name: string) {
  const known = normalizeUserName(name)
  const [customer] = await db
    .select()
    .from(customers)
    .where(
      and(eq(customers.tenantId, tenantId), or(eq(customers.username, known), eq(customers.email, known))),
    )
  return customer
}

const createWrongCredentialsError = () =>
  new HttpError(401, { error: 'unauthorized', message: 'User name or password is wrong.' })

const codeRequiredErrorBodies = {
  error: { error: 'two_factor_required', message: 'A one-time code is needed.' },
  message: { message: 'This user only allows two factor authentication.' },
}

/** Cookie that identifies the browser of a sign-in that waits for a code. */
export const signInCookie: StoredCookie = { name: 'portal-sign-in', seconds: 600 }

/**
 * Requires or checks the mailed code (OTP-01, OTP-04).
 * @throws HttpError 403 if a code is required; 401 for a wrong one, `code_over` if it has expired or was tried too
 * often
 */
async function requireSecondFactor(
  context: Context,
  { request, reply }: RequestWithReply,
  customer: Pick<typeof customers.$inferSelect, 'id' | 'twoFactor'>,
  mark: string | null,
  otp: string | null | undefined,
): Promise<void> {
  const secret = readSecretCookie(request, signInCookie)
  const mailNewCode = async () => {
    const browserSecret = secret ?? createSecretToken()
    await startCodeSignIn(context, customer.id, browserSecret, mark !== null)
    setCookie(reply, signInCookie, browserSecret)
  }
  if (!otp) {
    await mailNewCode()
    throw new HttpError(403, codeRequiredErrorBodies[customer.twoFactor ?? 'error'])
  }
  const tryCode = async () => (secret ? await tryMailedCode(context, customer.id, secret, otp) : 'over')
  const tried = await limitAttempts(context, getCustomerFailureKey(customer, mark), tryCode)
  if (tried === 'right') return
  if (tried === 'wrong') throw createWrongCredentialsError()
  await mailNewCode()
  throw new HttpError(401, { error: 'code_over', message: 'This code can no longer be used.' })
}

/**
 * Requires or checks a code of the authenticator app, or a recovery code (KEYS-07, KEYS-08). Throws HttpError 403 if a
 * code is required; 401 for a wrong one, with the clock difference of the phone in minutes; 429 after too many attempts
 */
async function verifyAppCode(
  context: Context,
  tenant: KnownTenant,
  customer: { id: number },
  app: NonNullable<Awaited<ReturnType<typeof findConfirmedAuthenticator>>>,
  otp: string | null | undefined,
): Promise<void> {
  if (!otp)
    throw new HttpError(403, {
      ...codeRequiredErrorBodies.error,
      errors: { otp: authenticatorCodeErrorName },
    })
  const account = getAppCodeFailureKey(customer)
  const tryCode = () => tryAuthenticatorOrRecoveryCode(context, app, otp)
  const tried = await limitAttempts(context, account, tryCode, maxAppCodeFailures)
  if (tried === 'wrong' || typeof tried === 'number') {
    const clockError = typeof tried === 'number' ? { errors: { otp: `clock ${tried}` } } : {}
    throw new HttpError(401, { ...createWrongCredentialsError().body, ...clockError })
  }
  await resetFailureCount(context.db, account)
  if (tried === 'recovered') await reportSecurityEvent(context, tenant, customer.id, 'recovery-used')
}

/**
 * Signs a customer in with a password.
 * @throws HttpError 401 for wrong credentials, 403 without access, 422 for an unknown user at tenants that reveal it,
 * 429 after too many attempts
 */
export async function signIn(
  context: Context,
  visit: RequestWithReply,
  tenant: KnownTenant,
  credentials: InferOutput<NonNullable<typeof login.body>>,
): Promise<TokensResponse> {
  const proofKey = await context.readProof(visit.request)
  const customer = await findCustomerByName(context.db, tenant.id, credentials.username)
  const mark = await findCustomerDeviceHash(context.db, getDeviceHash(visit.request), customer?.id ?? 0)
  const account = customer
    ? getCustomerFailureKey(customer, mark)
    : getUnknownUserFailureKey(tenant.subdomain, credentials.username)
  const isCredentialCorrect = () => isPasswordCorrect(customer?.passwordHash, credentials.password)
  if (!(await limitAttempts(context, account, isCredentialCorrect)) || !customer) {
    if (!customer && context.config.revealUnknownUsers)
      throw new HttpError(422, { error: 'not_found', message: 'There is no such user name.' })
    throw createWrongCredentialsError()
  }
  if (!customer.hasAccess) throw new HttpError(403, { error: 'no_access', message: 'No portal access.' })
  const app = await findConfirmedAuthenticator(context, customer.id)
  if (app) await verifyAppCode(context, tenant, customer, app, credentials.otp)
  else if (customer.twoFactor) await requireSecondFactor(context, visit, customer, mark, credentials.otp)
  await resetFailureCount(context.db, account)
  const means = app ? 'app' : customer.twoFactor ? 'code' : 'password'
  return completeSignIn(context, visit, tenant, customer, { means, proofKey })
}
