import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { knownDevices } from '../database/tables/session.ts'
import type { Device } from './device.ts'

/** Notes that a customer signed in on a device; true when others were known, and this one was not. */
export async function isNewDevice(
  db: Database,
  customerId: number,
  { device, system, browser }: Device,
): Promise<boolean> {
  const name = [device, system, browser].join(' ')
  const added = await db
    .insert(knownDevices)
    .values({ customerId, name })
    .onConflictDoNothing()
    .returning({ name: knownDevices.name })
  if (added.length === 0) return false
  const known = await db
    .select({ name: knownDevices.name })
    .from(knownDevices)
    .where(eq(knownDevices.customerId, customerId))
    .limit(2)
  return known.length > 1
}
