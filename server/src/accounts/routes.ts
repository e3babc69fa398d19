import {
  activateAccount,
  changePassword,
  mailTwoFactorCode,
  recoverPassword,
  resetPassword,
  validateToken,
} from '@portal/contract/account'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { activations } from '../database/tables/one-time.ts'
import { cookieOf } from '../http/cookies.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { deviceHash, markDevice } from '../sessions/device-marks.ts'
import { attempt, forgetFailures, signedInKey } from '../sessions/failures.ts'
import { hashPassword, isPassword } from '../sessions/password-hash.ts'
import { hashOf } from '../sessions/secret-token.ts'
import { signInCookie } from '../sessions/sign-in.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { customerOfToken, mailLink, spendToken } from './mailed-token.ts'
import { tellOf } from './security.ts'
import { refuseCommon, refuseSame, setPassword } from './set-password.ts'

/**
 * Activates an account: once it is ready, its customer is mailed a link to choose a password.
 * @returns false while the tenant still prepares the account
 * @throws HttpError 404 for an unknown code
 */
async function activate(context: Context, tenant: KnownTenant, number: string): Promise<boolean> {
  const [activation] = await context.db
    .update(activations)
    .set({ waits: sql`greatest(${activations.waits} - 1, -1)` })
    .where(and(eq(activations.tenantId, tenant.id), eq(activations.number, number)))
    .returning()
  if (!activation) throw notFound()
  if (activation.waits >= 0 || activation.customerId === null) return false
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, activation.customerId))
  if (!customer) throw notFound()
  await mailLink(context, tenant, customer, 'register', false)
  return true
}

const badToken = () => new HttpError(422, { error: 'token', message: 'This link does not work any more.' })

/** Routes for passwords, codes and links. */
export function accountRoutes(routes: Routes, context: Context): void {
  const { db, clock, jobs } = context
  const limited = {
    config: { rateLimit: { max: context.config.limits.signIns, timeWindow: '1 minute' } },
  }
  const done = { data: { success: true } }

  routes.customer(changePassword, async ({ customer, tenant, sessionId, body }) => {
    if (body.new_password !== body.new_password_confirmation)
      throw invalid({ new_password_confirmation: 'must equal the new password' })
    const [row] = await db
      .select({ hash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.id, customer.id))
    const account = signedInKey(customer, sessionId)
    if (!(await attempt(context, account, () => isPassword(row?.hash, body.current_password))))
      throw invalid({ current_password: 'is wrong' })
    await refuseCommon(body.new_password, 'new_password')
    await refuseSame(db, customer.id, body.new_password, 'new_password')
    const passwordHash = await hashPassword(body.new_password)
    await db.transaction(async (transaction) => {
      await setPassword(transaction, customer.id, passwordHash, clock(), sessionId)
      await tellOf(context, tenant, customer.id, 'password-changed', transaction)
    })
    await forgetFailures(context, account)
    return done
  })

  routes.tenant(
    resetPassword,
    async ({ tenant, body, request, reply }) => {
      await refuseCommon(body.password, 'password')
      const tokenOwner = await customerOfToken(db, tenant.id, body.token, clock())
      if (!tokenOwner) throw badToken()
      await refuseSame(db, tokenOwner.id, body.password, 'password')
      const passwordHash = await hashPassword(body.password)
      const set = await db.transaction(async (transaction) => {
        const customer = await customerOfToken(transaction, tenant.id, body.token, clock())
        if (!customer) throw badToken()
        await spendToken(transaction, customer.id, body.token, clock())
        await setPassword(transaction, customer.id, passwordHash, clock())
        if (customer.passwordHash !== null)
          await tellOf(context, tenant, customer.id, 'password-changed', transaction)
        return customer.id
      })
      await markDevice(context, { request, reply }, set)
      return done
    },
    limited,
  )

  routes.tenant(
    validateToken,
    async ({ tenant, body }) => {
      const customer = await customerOfToken(db, tenant.id, body.token, clock())
      if (!customer) throw badToken()
      return { data: { username: customer.username } }
    },
    limited,
  )

  routes.tenant(
    recoverPassword,
    async ({ tenant, body, request }) => {
      await jobs.add('asked-mail', {
        tenant: tenant.subdomain,
        username: body.username,
        wants: 'link',
        secretHash: deviceHash(request),
      })
      return done
    },
    limited,
  )

  routes.tenant(
    mailTwoFactorCode,
    async ({ tenant, body, request }) => {
      const secret = cookieOf(request, signInCookie)
      await jobs.add('asked-mail', {
        tenant: tenant.subdomain,
        username: body.username,
        wants: 'code',
        secretHash: secret && hashOf(secret),
      })
      return done
    },
    limited,
  )

  routes.tenant(
    activateAccount,
    async ({ tenant, body }) => ({
      data: { success: await activate(context, tenant, body.number) },
    }),
    limited,
  )
}
