import type { login, TokensAnswer } from '@portal/contract/auth'
import { wantsAppCode } from '@portal/contract/authenticator'
import { and, eq, or } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { awaitCode, type TriedCode, tryCode } from '../accounts/one-time-code.ts'
import { tellOf } from '../accounts/security.ts'
import { appOf, tryEither } from '../authenticators/try-code.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { cookieOf, type StoredCookie, setCookie } from '../http/cookies.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { deviceHash, knownMark, type Visit } from './device-marks.ts'
import { appKey, attempt, customerKey, forgetFailures, nobodyKey, normalName } from './failures.ts'
import { letIn } from './let-in.ts'
import { isPassword } from './password-hash.ts'
import { makeSecret } from './secret-token.ts'

/** A tenant's customer by user name or e-mail address, ignoring case and surrounding spaces. */
export async function customerByName(db: Database, tenantId: number, name: string) {
  const known = normalName(name)
  const [customer] = await db
    .select()
    .from(customers)
    .where(
      and(eq(customers.tenantId, tenantId), or(eq(customers.username, known), eq(customers.email, known))),
    )
  return customer
}

const wrong = () => new HttpError(401, { error: 'unauthorized', message: 'User name or password is wrong.' })

const codeRequired = {
  error: { error: 'two_factor_required', message: 'A one-time code is needed.' },
  message: { message: 'This user only allows two factor authentication.' },
}

/** Cookie that identifies the browser of a sign-in that waits for its code. */
export const signInCookie: StoredCookie = { name: 'portal-sign-in', seconds: 600 }

/**
 * Requires or checks the one-time code (OTP-01, OTP-04).
 * @throws HttpError 403 if a code is required; 401 for a wrong one, `code_over` if it has expired or was tried too
 * often: another can then be mailed
 */
async function secondFactor(
  context: Context,
  { request, reply }: Visit,
  customer: Pick<typeof customers.$inferSelect, 'id' | 'twoFactor'>,
  mark: string | null,
  otp: string | null | undefined,
): Promise<void> {
  const secret = cookieOf(request, signInCookie)
  const begin = async () => {
    const kept = secret ?? makeSecret()
    await awaitCode(context, customer.id, kept, mark !== null)
    setCookie(reply, signInCookie, kept)
  }
  if (!otp) {
    await begin()
    throw new HttpError(403, codeRequired[customer.twoFactor ?? 'error'])
  }
  let tried: TriedCode = 'wrong'
  const isRight = async () => {
    tried = secret ? await tryCode(context, customer.id, secret, otp) : 'over'
    return tried === 'right'
  }
  if (await attempt(context, customerKey(customer, mark), isRight)) return
  if (tried === 'wrong') throw wrong()
  await begin()
  throw new HttpError(401, { error: 'code_over', message: 'This code can no longer be used.' })
}

/** Limit of recent wrong app codes. */
const maxAppCodeTries = 10

/**
 * Requires or checks a code of the customer's app; a recovery code is accepted too (KEYS-07, KEYS-08).
 * @throws HttpError 403 if one is required; 401 for a wrong one, with the phone's clock difference in minutes; 429
 */
async function codeOfApp(
  context: Context,
  tenant: KnownTenant,
  customer: { id: number },
  app: NonNullable<Awaited<ReturnType<typeof appOf>>>,
  otp: string | null | undefined,
): Promise<void> {
  if (!otp) throw new HttpError(403, { ...codeRequired.error, errors: { otp: wantsAppCode } })
  let tried: Awaited<ReturnType<typeof tryEither>> = 'wrong'
  const isRight = async () => {
    tried = await tryEither(context, app, otp)
    return tried === 'right' || tried === 'recovered'
  }
  const account = appKey(customer)
  if (!(await attempt(context, account, isRight, maxAppCodeTries))) {
    const clockError = typeof tried === 'number' ? { errors: { otp: `clock ${tried}` } } : {}
    throw new HttpError(401, { ...wrong().body, ...clockError })
  }
  await forgetFailures(context, account)
  if ((tried as string) === 'recovered') await tellOf(context, tenant, customer.id, 'recovery-used')
}

/**
 * Signs a customer in with user name and password.
 * @throws HttpError 401 wrong, 403 no access, 422 unknown at tenants that reveal it, 429 too many attempts
 */
export async function signIn(
  context: Context,
  visit: Visit,
  tenant: KnownTenant,
  credentials: InferOutput<NonNullable<typeof login.body>>,
): Promise<TokensAnswer> {
  const proofKey = await context.readProof(visit.request)
  const customer = await customerByName(context.db, tenant.id, credentials.username)
  const mark = await knownMark(context.db, deviceHash(visit.request), customer?.id ?? 0)
  const account = customer ? customerKey(customer, mark) : nobodyKey(tenant.subdomain, credentials.username)
  const isRight = () => isPassword(customer?.passwordHash, credentials.password)
  if (!(await attempt(context, account, isRight)) || !customer) {
    if (!customer && context.config.revealUnknownUsers)
      throw new HttpError(422, { error: 'not_found', message: 'There is no such user name.' })
    throw wrong()
  }
  if (!customer.hasAccess) throw new HttpError(403, { error: 'no_access', message: 'No portal access.' })
  const app = await appOf(context, customer.id)
  if (app) await codeOfApp(context, tenant, customer, app, credentials.otp)
  else if (customer.twoFactor) await secondFactor(context, visit, customer, mark, credentials.otp)
  await forgetFailures(context, account)
  const means = app ? 'app' : customer.twoFactor ? 'code' : 'password'
  return letIn(context, visit, tenant, customer, { means, proofKey })
}
