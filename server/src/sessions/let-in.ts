import type { TokensAnswer } from '@portal/contract/auth'
import { tellOf } from '../accounts/security.ts'
import type { Context } from '../context.ts'
import type { SignInMeans } from '../database/tables/session.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { deviceOf } from './device.ts'
import { markDevice, type Visit } from './device-marks.ts'
import { beginSession } from './issue.ts'
import { isNewDevice } from './known-devices.ts'
import { answerOf } from './refresh-cookie.ts'

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
