import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { pushDevices } from '../database/tables/push.ts'

/** Whether a customer has notices on anywhere. */
export const hasDevices = async (db: Database, customerId: number): Promise<boolean> =>
  (await db.$count(pushDevices, eq(pushDevices.customerId, customerId))) > 0

/** Gives what is on in a browser to the sign-in that begins there, so that it ends with that one from now on. */
export const takeOverDevices = async (
  db: Database,
  { customerId, sessionId, deviceHash }: { customerId: number; sessionId: string; deviceHash: string },
): Promise<void> =>
  void (await db
    .update(pushDevices)
    .set({ sessionId })
    .where(and(eq(pushDevices.customerId, customerId), eq(pushDevices.deviceHash, deviceHash))))

/**
 * Turns notices off in all browsers of a customer but that of one sign-in, also where sign-ins have run out: what is ended while it
 * works, the database itself takes along.
 */
export const endOtherDevices = async (db: Database, customerId: number, keep?: string): Promise<void> =>
  void (await db
    .delete(pushDevices)
    .where(
      and(
        eq(pushDevices.customerId, customerId),
        keep === undefined ? undefined : or(isNull(pushDevices.sessionId), ne(pushDevices.sessionId, keep)),
      ),
    ))
