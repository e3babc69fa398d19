import { ECDH } from 'node:crypto'
import { addPushDevice, getPushDevices, removePushDevice } from '@portal/contract/push-notice'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { getFirstRow } from '../database/first-row.ts'
import { lockCustomer } from '../database/lock-customer.ts'
import { pushDevices } from '../database/tables/push.ts'
import { sessions } from '../database/tables/session.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createInvalidFieldsError, createNotFoundError, HttpError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { isAllowedUrl } from '../outgoing-requests/allowed-address.ts'

const maxPushDevices = 10

const createTooManyDevicesError = () =>
  new HttpError(409, {
    error: 'too_many_devices',
    message: `There are ${maxPushDevices} devices already: turn one off.`,
  })

/** Whether the text is a P-256 public key in base64url, as in a push subscription. */
function isPublicKey(publicKey: string): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

export function registerPushRoutes(routes: CallRoutes, { db, clock, config, pushKey }: Context): void {
  routes.customer(
    getPushDevices,
    async ({ customer, sessionId }) => {
      if (!pushKey) throw createNotFoundError()
      const rows = await db
        .select()
        .from(pushDevices)
        .where(eq(pushDevices.customerId, customer.id))
        .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      const devices = rows.map(({ id, browser, system, device, createdAt, sessionId: of }) => ({
        ...{ id, browser, system, device },
        created_at: createdAt.toISOString(),
        current: of === sessionId,
      }))
      return { data: { key: pushKey.publicKey, devices } }
    },
    { variesBy: 'content' },
  )

  /**
   * Replaces the browser's previous subscription. Locks the customer's row, so that concurrent requests cannot exceed
   * the maximum number of devices.
   */
  routes.customer(addPushDevice, async ({ customer, sessionId, body }) => {
    if (!pushKey) throw createNotFoundError()
    const { endpoint, public_key: publicKey, auth_secret: authSecret } = body
    if (!isAllowedUrl(endpoint, config.demo))
      throw createInvalidFieldsError({ endpoint: 'must be an address of the open internet' })
    if (!isPublicKey(publicKey)) throw createInvalidFieldsError({ public_key: 'must be a key of P-256' })
    await db.transaction(async (tx) => {
      const own = eq(pushDevices.customerId, customer.id)
      await lockCustomer(tx, customer.id)
      await tx
        .delete(pushDevices)
        .where(and(own, eq(pushDevices.sessionId, sessionId), ne(pushDevices.endpoint, endpoint)))
      const [known] = await tx
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(and(own, eq(pushDevices.endpoint, endpoint)))
      if (!known && (await tx.$count(pushDevices, own)) >= maxPushDevices) throw createTooManyDevicesError()
      const session = getFirstRow(await tx.select().from(sessions).where(eq(sessions.id, sessionId)))
      const { browser, system, device, deviceHash } = session
      const values = { publicKey, authSecret, sessionId, browser, system, device, deviceHash }
      await tx
        .insert(pushDevices)
        .values({ customerId: customer.id, endpoint, createdAt: clock(), ...values })
        .onConflictDoUpdate({ target: [pushDevices.customerId, pushDevices.endpoint], set: values })
    })
    return { data: { success: true } }
  })

  routes.customer(removePushDevice, async ({ customer, params }) => {
    const [ended] = await db
      .delete(pushDevices)
      .where(and(eq(pushDevices.id, parseRecordId(params.id)), eq(pushDevices.customerId, customer.id)))
      .returning({ endpoint: pushDevices.endpoint })
    if (!ended) throw createNotFoundError()
    return { data: { in_use: (await db.$count(pushDevices, eq(pushDevices.endpoint, ended.endpoint))) > 0 } }
  })
}
