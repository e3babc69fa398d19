import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { pushDevices } from '../database/tables/push.ts'

export const hasPushDevices = async (db: Database, customerId: number): Promise<boolean> =>
  (await db.$count(pushDevices, eq(pushDevices.customerId, customerId))) > 0

/**
 * Moves push subscriptions of a device to a new sign-in, since a subscription ends with the sign-in to which it
 * belongs.
 */
export const movePushDevicesToSignIn = async (
  db: Database,
  { customerId, sessionId, deviceHash }: { customerId: number; sessionId: string; deviceHash: string },
): Promise<void> =>
  void (await db
    .update(pushDevices)
    .set({ sessionId })
    .where(and(eq(pushDevices.customerId, customerId), eq(pushDevices.deviceHash, deviceHash))))

/**
 * Removes push subscriptions of other sign-ins, including expired ones. A database trigger removes those of ended
 * sign-ins.
 */
export const removeOtherPushDevices = async (
  db: Database,
  customerId: number,
  keep?: string,
): Promise<void> =>
  void (await db
    .delete(pushDevices)
    .where(
      and(
        eq(pushDevices.customerId, customerId),
        keep === undefined ? undefined : or(isNull(pushDevices.sessionId), ne(pushDevices.sessionId, keep)),
      ),
    ))
