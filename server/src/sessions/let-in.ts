import type { TokensResponse } from '@portal/contract/auth'
import { eq } from 'drizzle-orm'
import { reportSecurityEvent } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { knownDevices, type SignInMethod } from '../database/tables/session.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { type Device, parseDevice } from './device.ts'
import { type DeviceVisit, markDevice } from './device-marks.ts'
import { beginSession } from './issue.ts'
import { createTokenResponse } from './refresh-cookie.ts'

/** Records a customer's device. Returns true if other devices were known, but not this one. */
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
 * Starts a session of a verified customer, and mails about an unknown device.
 * @param means means of sign-in
 * @param proofKey key that tokens are bound to; null without a proof
 */
export async function completeSignIn(
  context: Context,
  visit: DeviceVisit,
  tenant: KnownTenant,
  customer: { id: number },
  { means, proofKey }: { means: SignInMethod; proofKey: string | null },
): Promise<TokensResponse> {
  const deviceHash = await markDevice(context, visit, customer.id)
  const device = parseDevice(visit.request.headers['user-agent'])
  if (await isNewDevice(context.db, customer.id, device))
    await reportSecurityEvent(context, tenant, customer.id, 'new-device')
  const issued = await beginSession(
    context,
    customer,
    tenant.subdomain,
    { ...device, deviceHash, means },
    proofKey,
  )
  return createTokenResponse(context, visit, issued)
}
