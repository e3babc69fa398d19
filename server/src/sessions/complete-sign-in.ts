import type { TokensResponse } from '@portal/contract/auth'
import { eq } from 'drizzle-orm'
import { reportSecurityEvent } from '../accounts/security-events.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { knownBrowsers, type SignInMethod } from '../database/tables/session.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { issueDeviceCookie, type RequestWithReply } from './device-cookie.ts'
import { beginSession } from './issue-tokens.ts'
import { type DeviceDescription, parseUserAgent } from './parse-device.ts'
import { createTokenResponse } from './refresh-cookie.ts'

/** Records the device. Returns true if the customer has other devices and this one is new. */
async function recordKnownDevice(
  db: Database,
  customerId: number,
  { device, system, browser }: DeviceDescription,
): Promise<boolean> {
  const name = [device, system, browser].join(' ')
  const added = await db
    .insert(knownBrowsers)
    .values({ customerId, name })
    .onConflictDoNothing()
    .returning({ name: knownBrowsers.name })
  if (added.length === 0) return false
  const known = await db
    .select({ name: knownBrowsers.name })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.customerId, customerId))
    .limit(2)
  return known.length > 1
}

/**
 * Starts a session of a verified customer, and mails the customer about a new device.
 * @param means method of sign-in
 * @param proofKey key to which the tokens are bound; null without a key
 */
export async function completeSignIn(
  context: Context,
  visit: RequestWithReply,
  tenant: KnownTenant,
  customer: { id: number },
  { means: method, proofKey }: { means: SignInMethod; proofKey: string | null },
): Promise<TokensResponse> {
  const deviceHash = await issueDeviceCookie(context, visit, customer.id)
  const device = parseUserAgent(visit.request.headers['user-agent'])
  if (await recordKnownDevice(context.db, customer.id, device))
    await reportSecurityEvent(context, tenant, customer.id, 'new-device')
  const issued = await beginSession(
    context,
    customer,
    tenant.subdomain,
    { ...device, deviceHash, means: method },
    proofKey,
  )
  return createTokenResponse(context, visit, issued)
}
