import { beginTwoStepChange, changeTwoStep, getTwoStep } from '@portal/contract/two-step'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import type { Scope } from '../http/authorise.ts'
import { HttpError, invalid } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import { attempt, forgetFailures, signedInKey } from '../sessions/failures.ts'
import { isPassword } from '../sessions/password-hash.ts'
import { hashOf } from '../sessions/secret-token.ts'
import { awaitCode, mailCode, tryCode } from './one-time-code.ts'
import { tellOf } from './security.ts'

/** Masks an address so that only its owner recognises it: 'a…@example.nl'. */
const hidden = (address: string) => address.replace(/^(.)[^@]*/, '$1…')

/** Codes of a session for changing the two-step setting. */
const secretOf = ({ sessionId }: Scope) => `session\n${sessionId}`

/** Two-step sign-in: reading the setting, and changing it if the tenant allows. */
export function twoStepRoutes(routes: Routes, context: Context): void {
  const { db } = context
  const limited = {
    config: { rateLimit: { max: context.config.limits.signIns, timeWindow: '1 minute' } },
  }
  const done = { data: { success: true } }

  async function rowOf({ customer }: Scope) {
    const [row] = await db.select().from(customers).where(eq(customers.id, customer.id))
    if (!row) throw new Error('the customer of a session is gone')
    return row
  }
  const mayChange = ({ tenant }: Scope, email: string | null) =>
    tenant.tenant.two_factor_choice_enabled === true && email !== null

  /**
   * Verifies the customer's password.
   * @throws HttpError 409 if the tenant decides the setting, 422 for a wrong password, 429 after too many attempts
   */
  async function proven(scope: Scope, password: string) {
    const row = await rowOf(scope)
    if (!mayChange(scope, row.email))
      throw new HttpError(409, { error: 'set_by_tenant', message: 'The tenant has set this.' })
    const account = signedInKey(row, scope.sessionId)
    if (await attempt(context, account, () => isPassword(row.passwordHash, password))) return { row, account }
    throw invalid({ current_password: 'is wrong' })
  }

  routes.customer(getTwoStep, async (scope) => {
    const { email, twoFactor } = await rowOf(scope)
    return {
      data: {
        enabled: twoFactor !== null,
        can_change: mayChange(scope, email),
        email: email && hidden(email),
      },
    }
  })

  routes.customer(
    beginTwoStepChange,
    async ({ body, ...scope }) => {
      const { row } = await proven(scope, body.current_password)
      const secret = secretOf(scope)
      await awaitCode(context, row.id, secret, true)
      await refuseAbove(context, db, { tenant: scope.tenant, customer: row }, 'mails')
      const success = await mailCode(context, scope.tenant, row.id, hashOf(secret), 'two-step')
      return { data: { success } }
    },
    limited,
  )

  routes.customer(
    changeTwoStep,
    async ({ body, ...scope }) => {
      const { row, account } = await proven(scope, body.current_password)
      const isRight = async () => (await tryCode(context, row.id, secretOf(scope), body.otp)) === 'right'
      if (!(await attempt(context, account, isRight))) throw invalid({ otp: 'is wrong or no longer valid' })
      await db.transaction(async (transaction) => {
        await transaction
          .update(customers)
          .set({ twoFactor: body.enabled ? 'error' : null })
          .where(eq(customers.id, row.id))
        if (!body.enabled && row.twoFactor)
          await tellOf(context, scope.tenant, row.id, 'two-step-off', transaction)
      })
      await forgetFailures(context, account)
      return done
    },
    limited,
  )
}
