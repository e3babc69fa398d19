import type { TokensAnswer } from '@portal/contract/auth'
import { eq } from 'drizzle-orm'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { knownDevices, type SignInMeans } from '../database/tables/session.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { type Device, deviceOf } from './device.ts'
import { markDevice, type Visit } from './device-marks.ts'
import { beginSession } from './issue.ts'
import { answerOf } from './refresh-cookie.ts'

/** Notes that a customer signed in on a device; true when others were known, and this one was not. */
async function isNewDevice(
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

/**
 * Begins a session of a customer who has just proved who it is, and mails of a device that was not known.
 * @param means by what the customer is let in
 * @param proofKey the key that tokens are bound to; null where none was proved
 */
export async function letIn(
  context: Context,
  visit: Visit,
  tenant: KnownTenant,
  customer: { id: number },
  { means, proofKey }: { means: SignInMeans; proofKey: string | null },
): Promise<TokensAnswer> {
  const deviceHash = await markDevice(context, visit, customer.id)
  const device = deviceOf(visit.request.headers['user-agent'])
  if (await isNewDevice(context.db, customer.id, device))
    await tellOf(context, tenant, customer.id, 'new-device')
  const issued = await beginSession(
    context,
    customer,
    tenant.subdomain,
    { ...device, deviceHash, means },
    proofKey,
  )
  return answerOf(context, visit, issued)
}
