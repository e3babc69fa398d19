import type { TokensAnswer } from '@portal/contract/auth'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import type { SignInMeans } from '../database/tables/session.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { deviceOf } from './device.ts'
import { markDevice, type Visit } from './device-marks.ts'
import { beginSession } from './issue.ts'
import { isNewDevice } from './known-devices.ts'
import { inCookie } from './refresh-cookie.ts'

/**
 * How somebody is let in: by what, the key that tokens are bound to, if one was proved, and whether a cookie keeps the refresh
 * token.
 */
export interface Entry {
  means: SignInMeans
  proofKey: string | null
  wantsCookie: boolean
}

/** Begins a session of a customer who has just proved who it is, and mails of a device that was not known. */
export async function letIn(
  context: Context,
  visit: Visit,
  tenant: KnownTenant,
  customer: { id: number },
  { means, proofKey, wantsCookie }: Entry,
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
  return wantsCookie ? inCookie(context, visit, issued) : issued.tokens
}
