import {
  activateAccount,
  changePassword,
  mailTwoFactorCode,
  recoverPassword,
  resetPassword,
  validateMailedToken,
} from '@portal/contract/account'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { getFirstRow } from '../database/first-row.ts'
import { customers } from '../database/tables/customer.ts'
import { activations } from '../database/tables/one-time-secrets.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { readSecretCookie } from '../http/cookies.ts'
import { createInvalidFieldsError, createNotFoundError, HttpError } from '../http/http-error.ts'
import { getDeviceHash, issueDeviceCookie } from '../sessions/device-cookie.ts'
import { hashPassword } from '../sessions/password-hash.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import { signInCookie } from '../sessions/sign-in.ts'
import { getSessionFailureKey, resetFailureCount } from '../sessions/sign-in-failures.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { findTokenCustomer, markTokensUsed, queuePasswordLink } from './mailed-token.ts'
import { verifyCurrentPassword } from './recent-sign-in.ts'
import { reportSecurityEvent } from './security-events.ts'
import { rejectCommonPassword, rejectSamePassword, storePassword } from './set-password.ts'

/**
 * Activates an account, and mails its customer a link to choose a password.
 * @returns false while the tenant is still preparing the account
 * @throws HttpError 404 for an unknown code
 */
async function activateCustomerAccount(
  context: Context,
  tenant: KnownTenant,
  number: string,
): Promise<boolean> {
  const [activation] = await context.db
    .update(activations)
    .set({ waits: sql`greatest(${activations.waits} - 1, -1)` })
    .where(and(eq(activations.tenantId, tenant.id), eq(activations.number, number)))
    .returning()
  if (!activation) throw createNotFoundError()
  if (activation.waits >= 0 || activation.customerId === null) return false
  const customer = getFirstRow(
    await context.db.select().from(customers).where(eq(customers.id, activation.customerId)),
  )
  await queuePasswordLink(context, tenant, customer, 'register', false)
  return true
}

const createInvalidTokenError = () =>
  new HttpError(422, { error: 'token', message: 'This link does not work any more.' })

export function registerAccountRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock, jobs } = context
  const limited = {
    config: { rateLimit: { max: context.config.limits.signInsPerMinute, timeWindow: '1 minute' } },
  }
  const done = { data: { success: true } }

  routes.customer(changePassword, async ({ customer, tenant, sessionId, body }) => {
    if (body.new_password !== body.new_password_confirmation)
      throw createInvalidFieldsError({ new_password_confirmation: 'must equal the new password' })
    await verifyCurrentPassword(context, { customer, sessionId }, body.current_password)
    await rejectCommonPassword(body.new_password, 'new_password')
    await rejectSamePassword(db, customer.id, body.new_password, 'new_password')
    const passwordHash = await hashPassword(body.new_password)
    await db.transaction(async (transaction) => {
      await storePassword(transaction, customer.id, passwordHash, clock(), sessionId)
      await reportSecurityEvent(context, tenant, customer.id, 'password-changed', transaction)
    })
    await resetFailureCount(db, getSessionFailureKey(customer, sessionId))
    return done
  })

  routes.tenant(
    resetPassword,
    async ({ tenant, body, request, reply }) => {
      await rejectCommonPassword(body.password, 'password')
      const tokenOwner = await findTokenCustomer(db, tenant.id, body.token, clock())
      if (!tokenOwner) throw createInvalidTokenError()
      await rejectSamePassword(db, tokenOwner.id, body.password, 'password')
      const passwordHash = await hashPassword(body.password)
      const set = await db.transaction(async (transaction) => {
        const customer = await findTokenCustomer(transaction, tenant.id, body.token, clock())
        if (!customer) throw createInvalidTokenError()
        await markTokensUsed(transaction, customer.id, body.token, clock())
        await storePassword(transaction, customer.id, passwordHash, clock())
        if (customer.passwordHash !== null)
          await reportSecurityEvent(context, tenant, customer.id, 'password-changed', transaction)
        return customer.id
      })
      await issueDeviceCookie(context, { request, reply }, set)
      return done
    },
    limited,
  )

  routes.tenant(
    validateMailedToken,
    async ({ tenant, body }) => {
      const customer = await findTokenCustomer(db, tenant.id, body.token, clock())
      if (!customer) throw createInvalidTokenError()
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
        secretHash: getDeviceHash(request),
      })
      return done
    },
    limited,
  )

  routes.tenant(
    mailTwoFactorCode,
    async ({ tenant, body, request }) => {
      const secret = readSecretCookie(request, signInCookie)
      await jobs.add('asked-mail', {
        tenant: tenant.subdomain,
        username: body.username,
        wants: 'code',
        secretHash: secret && hashSecret(secret),
      })
      return done
    },
    limited,
  )

  routes.tenant(
    activateAccount,
    async ({ tenant, body }) => ({
      data: { success: await activateCustomerAccount(context, tenant, body.number) },
    }),
    limited,
  )
}
