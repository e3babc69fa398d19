import {
  beginTwoStepChange,
  changeTwoStepSetting,
  getTwoStepSetting,
} from '@portal/contract/two-step-sign-in'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import { getSessionFailureKey, limitAttempts, resetFailureCount } from '../sessions/sign-in-failures.ts'
import { maskEmail, queueCodeMail, startCodeSignIn, tryMailedCode } from './one-time-code.ts'
import { verifyCurrentPassword } from './recent-sign-in.ts'
import { reportSecurityEvent } from './security-events.ts'

/** Returns the secret to which the codes for changing the two-step setting are bound. It differs per session. */
const getTwoStepCodeSecret = ({ sessionId }: CustomerScope) => `session\n${sessionId}`

export function registerTwoStepRoutes(routes: CallRoutes, context: Context): void {
  const { db } = context
  const limited = {
    config: { rateLimit: { max: context.config.limits.signInsPerMinute, timeWindow: '1 minute' } },
  }
  const done = { data: { success: true } }

  async function readCustomerRow({ customer }: CustomerScope) {
    const [row] = await db.select().from(customers).where(eq(customers.id, customer.id))
    if (!row) throw new Error('the customer of a session is gone')
    return row
  }
  const canChangeTwoStep = ({ tenant }: CustomerScope, email: string | null) =>
    tenant.tenant.two_factor_choice_enabled === true && email !== null

  /** @throws HttpError 409 if the tenant decides the setting, 422 for a wrong password, 429 after too many attempts */
  async function verifyPassword(scope: CustomerScope, password: string) {
    const row = await readCustomerRow(scope)
    if (!canChangeTwoStep(scope, row.email))
      throw new HttpError(409, { error: 'set_by_tenant', message: 'The tenant has set this.' })
    await verifyCurrentPassword(context, scope, password)
    return { row, account: getSessionFailureKey(row, scope.sessionId) }
  }

  routes.customer(getTwoStepSetting, async (scope) => {
    const { email, twoFactor } = await readCustomerRow(scope)
    return {
      data: {
        enabled: twoFactor !== null,
        can_change: canChangeTwoStep(scope, email),
        email: email && maskEmail(email),
      },
    }
  })

  routes.customer(
    beginTwoStepChange,
    async ({ body, ...scope }) => {
      const { row } = await verifyPassword(scope, body.current_password)
      const secret = getTwoStepCodeSecret(scope)
      await startCodeSignIn(context, row.id, secret, true)
      await refuseAboveQuota(context, db, { tenant: scope.tenant, customer: row }, 'mails')
      const success = await queueCodeMail(context, scope.tenant, row.id, hashSecret(secret), 'two-step')
      return { data: { success } }
    },
    limited,
  )

  routes.customer(
    changeTwoStepSetting,
    async ({ body, ...scope }) => {
      const { row, account } = await verifyPassword(scope, body.current_password)
      const tryCode = () => tryMailedCode(context, row.id, getTwoStepCodeSecret(scope), body.otp)
      if ((await limitAttempts(context, account, tryCode)) !== 'right')
        throw createInvalidFieldsError({ otp: 'is wrong or no longer valid' })
      await db.transaction(async (transaction) => {
        await transaction
          .update(customers)
          .set({ twoFactor: body.enabled ? 'error' : null })
          .where(eq(customers.id, row.id))
        if (!body.enabled && row.twoFactor)
          await reportSecurityEvent(context, scope.tenant, row.id, 'two-step-off', transaction)
      })
      await resetFailureCount(db, account)
      return done
    },
    limited,
  )
}
