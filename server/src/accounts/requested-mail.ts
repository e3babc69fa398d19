import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { RequestedMail } from '../jobs/job-data.ts'
import { findCustomerDeviceHash } from '../sessions/device-cookie.ts'
import { findCustomerByName } from '../sessions/sign-in.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { queuePasswordLink } from './mailed-token.ts'
import { queueCodeMail } from './one-time-code.ts'

/**
 * Queues the mail that a signed-out person requested. A job sends it later if the account exists, so that neither the
 * response nor its timing tells whether it exists.
 */
export async function queueRequestedMail(
  context: Context,
  tenant: KnownTenant,
  requested: RequestedMail,
): Promise<void> {
  await sleep(randomInt(20, 250))
  const customer = await findCustomerByName(context.db, tenant.id, requested.username)
  if (!customer) return
  if (requested.wants === 'code') {
    if (requested.secretHash) await queueCodeMail(context, tenant, customer.id, requested.secretHash, 'code')
    return
  }
  const known = (await findCustomerDeviceHash(context.db, requested.secretHash, customer.id)) !== null
  await queuePasswordLink(context, tenant, customer, 'reset', known)
}
