import {
  beginAuthenticatorSetup,
  confirmAuthenticatorSetup,
  createRecoveryCodes,
  getAuthenticator,
  removeAuthenticator,
} from '@portal/contract/authenticator'
import { and, eq, isNull } from 'drizzle-orm'
import encodeQR from 'qr'
import { isRecentSignIn, requireRecentSignIn } from '../accounts/recent-sign-in.ts'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import type { Context } from '../context.ts'
import { authenticators, recoveryCodes } from '../database/tables/authenticator.ts'
import { customers } from '../database/tables/customer.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createInvalidFieldsError, createNotFoundError, HttpError } from '../http/http-error.ts'
import { encryptText } from '../sessions/encrypt-text.ts'
import { getSessionFailureKey } from '../sessions/sign-in-failures.ts'
import { countUnusedRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { createTotp, generateTotpSecret } from './totp-code.ts'
import { findConfirmedAuthenticator, requireAuthenticatorCode } from './try-authenticator-code.ts'

/**
 * Encodes a text as a QR code. `size` is the side in squares with the margin, `path` an SVG path of the black squares.
 */
function toQrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) =>
    [
      ...row
        .map((isBlack) => (isBlack ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size: rows.length, path: path.join('') }
}

export function registerAuthenticatorRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock, config, sessionKeys } = context
  const limited = { config: { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } } }
  const isOwnAuthenticator = ({ customer }: CustomerScope) => eq(authenticators.customerId, customer.id)

  routes.customer(
    getAuthenticator,
    async (scope) => {
      const enabled = (await findConfirmedAuthenticator(context, scope.customer.id)) !== undefined
      return {
        data: {
          enabled,
          recovery_codes_left: enabled ? await countUnusedRecoveryCodes(db, scope.customer.id) : 0,
          password_wanted: !(await isRecentSignIn(context, scope)),
        },
      }
    },
    { variesBy: 'content' },
  )

  routes.customer(
    beginAuthenticatorSetup,
    async ({ body, ...scope }) => {
      await requireRecentSignIn(context, scope, body.current_password)
      const secret = generateTotpSecret()
      const newAuthenticator = {
        sealedSecret: encryptText(secret, sessionKeys),
        createdAt: clock(),
        lastStep: 0,
        reportedStep: 0,
      }
      const stored = await db
        .insert(authenticators)
        .values({ customerId: scope.customer.id, ...newAuthenticator })
        .onConflictDoUpdate({
          target: authenticators.customerId,
          set: newAuthenticator,
          setWhere: isNull(authenticators.confirmedAt),
        })
        .returning({ customerId: authenticators.customerId })
      if (stored.length === 0) throw new HttpError(409, { error: 'exists', message: 'An app is on already.' })
      const [renamed] = await db
        .select({ username: customers.username })
        .from(customers)
        .where(eq(customers.id, scope.customer.id))
      const address = createTotp(secret, scope.tenant.tenant.name, renamed?.username).toString()
      return {
        data: { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), address, picture: toQrCode(address) },
      }
    },
    limited,
  )

  routes.customer(
    confirmAuthenticatorSetup,
    async ({ body, ...scope }) => {
      const [unconfirmed] = await db
        .select()
        .from(authenticators)
        .where(and(isOwnAuthenticator(scope), isNull(authenticators.confirmedAt)))
      if (!unconfirmed) throw createInvalidFieldsError({ code: 'is wrong' })
      const account = getSessionFailureKey(scope.customer, scope.sessionId)
      await requireAuthenticatorCode(context, unconfirmed, body.code, account)
      const recovery_codes = await db.transaction(async (tx) => {
        await tx.update(authenticators).set({ confirmedAt: clock() }).where(isOwnAuthenticator(scope))
        await reportSecurityEvent(context, scope.tenant, scope.customer.id, 'app-added', tx)
        return replaceRecoveryCodes(tx, scope.customer.id)
      })
      return { data: { recovery_codes } }
    },
    limited,
  )

  routes.customer(
    createRecoveryCodes,
    async ({ body, ...scope }) => {
      await requireRecentSignIn(context, scope, body.current_password)
      if (!(await findConfirmedAuthenticator(context, scope.customer.id))) throw createNotFoundError()
      const recovery_codes = await db.transaction((tx) => replaceRecoveryCodes(tx, scope.customer.id))
      return { data: { recovery_codes } }
    },
    limited,
  )

  routes.customer(
    removeAuthenticator,
    async ({ body, ...scope }) => {
      await requireRecentSignIn(context, scope, body.current_password)
      await db.transaction(async (tx) => {
        const removed = await tx
          .delete(authenticators)
          .where(isOwnAuthenticator(scope))
          .returning({ confirmedAt: authenticators.confirmedAt })
        if (!removed[0]?.confirmedAt) throw createNotFoundError()
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, scope.customer.id))
        await reportSecurityEvent(context, scope.tenant, scope.customer.id, 'app-removed', tx)
      })
      return { data: { success: true } }
    },
    limited,
  )
}
