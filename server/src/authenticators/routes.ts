import {
  beginAuthenticator,
  confirmAuthenticator,
  getAuthenticator,
  makeRecoveryCodes,
  removeAuthenticator,
} from '@portal/contract/authenticator'
import { and, eq, isNull } from 'drizzle-orm'
import encodeQR from 'qr'
import { isRecent, refuseUnproven } from '../accounts/recent-sign-in.ts'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import { authenticators, recoveryCodes } from '../database/tables/authenticator.ts'
import { customers } from '../database/tables/customer.ts'
import type { Scope } from '../http/authorise.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { attempt, signedInKey } from '../sessions/failures.ts'
import { seal } from '../sessions/seal.ts'
import { makerOf, newSecret } from './code.ts'
import { codesLeft, replaceCodes } from './recovery.ts'
import { appOf, type TriedAppCode, tryAppCode } from './try-code.ts'

/** A text as a QR code: side length in squares including the margin, and an SVG path of the black ones. */
function pictureOf(text: string): { size: number; path: string } {
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

/** Routes of the authenticator app: setup, recovery codes, removal (KEYS-06 … KEYS-09). */
export function authenticatorRoutes(routes: Routes, context: Context): void {
  const { db, clock, config, sessionKeys } = context
  const limited = { config: { rateLimit: { max: config.limits.signIns, timeWindow: '1 minute' } } }
  const own = ({ customer }: Scope) => eq(authenticators.customerId, customer.id)

  routes.customer(
    getAuthenticator,
    async (scope) => {
      const enabled = (await appOf(context, scope.customer.id)) !== undefined
      return {
        data: {
          enabled,
          recovery_codes_left: enabled ? await codesLeft(db, scope.customer.id) : 0,
          password_wanted: !(await isRecent(context, scope)),
        },
      }
    },
    { varies: 'content' },
  )

  routes.customer(
    beginAuthenticator,
    async ({ body, ...scope }) => {
      await refuseUnproven(context, scope, body.current_password)
      const secret = newSecret()
      const begun = { sealedSecret: seal(secret, sessionKeys), createdAt: clock(), lastStep: 0, toldStep: 0 }
      const kept = await db
        .insert(authenticators)
        .values({ customerId: scope.customer.id, ...begun })
        .onConflictDoUpdate({
          target: authenticators.customerId,
          set: begun,
          setWhere: isNull(authenticators.confirmedAt),
        })
        .returning({ customerId: authenticators.customerId })
      if (kept.length === 0) throw new HttpError(409, { error: 'exists', message: 'An app is on already.' })
      const [named] = await db
        .select({ username: customers.username })
        .from(customers)
        .where(eq(customers.id, scope.customer.id))
      const address = makerOf(secret, scope.tenant.tenant.name, named?.username).toString()
      return {
        data: { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), address, picture: pictureOf(address) },
      }
    },
    limited,
  )

  routes.customer(
    confirmAuthenticator,
    async ({ body, ...scope }) => {
      const [begun] = await db
        .select()
        .from(authenticators)
        .where(and(own(scope), isNull(authenticators.confirmedAt)))
      if (!begun) throw invalid({ code: 'is wrong' })
      let tried: TriedAppCode = 'wrong'
      const isRight = async () => {
        tried = await tryAppCode(context, begun, body.code)
        return tried === 'right'
      }
      if (!(await attempt(context, signedInKey(scope.customer, scope.sessionId), isRight)))
        throw invalid({ code: typeof tried === 'number' ? `clock ${tried}` : 'is wrong' })
      const recovery_codes = await db.transaction(async (tx) => {
        await tx.update(authenticators).set({ confirmedAt: clock() }).where(own(scope))
        await tellOf(context, scope.tenant, scope.customer.id, 'app-added', tx)
        return replaceCodes(tx, scope.customer.id)
      })
      return { data: { recovery_codes } }
    },
    limited,
  )

  routes.customer(
    makeRecoveryCodes,
    async ({ body, ...scope }) => {
      await refuseUnproven(context, scope, body.current_password)
      if (!(await appOf(context, scope.customer.id))) throw notFound()
      const recovery_codes = await db.transaction((tx) => replaceCodes(tx, scope.customer.id))
      return { data: { recovery_codes } }
    },
    limited,
  )

  routes.customer(
    removeAuthenticator,
    async ({ body, ...scope }) => {
      await refuseUnproven(context, scope, body.current_password)
      await db.transaction(async (tx) => {
        const removed = await tx
          .delete(authenticators)
          .where(own(scope))
          .returning({ confirmedAt: authenticators.confirmedAt })
        if (!removed[0]?.confirmedAt) throw notFound()
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, scope.customer.id))
        await tellOf(context, scope.tenant, scope.customer.id, 'app-removed', tx)
      })
      return { data: { success: true } }
    },
    limited,
  )
}
