import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { RequestedMail } from '../jobs/job-data.ts'
import { knownMark } from '../sessions/device-marks.ts'
import { customerByName } from '../sessions/sign-in.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { mailLink } from './mailed-token.ts'
import { mailCode } from './one-time-code.ts'

/**
 * Queues the mail that a signed-out person requested, if there is such a customer. It runs some time after the
 * response, so that neither the response nor its timing reveals whether the customer exists.
 */
export async function sendRequestedMail(
  context: Context,
  tenant: KnownTenant,
  requested: RequestedMail,
): Promise<void> {
  await sleep(randomInt(20, 250))
  const customer = await customerByName(context.db, tenant.id, requested.username)
  if (!customer) return
  if (requested.wants === 'code') {
    if (requested.secretHash) await mailCode(context, tenant, customer.id, requested.secretHash, 'code')
    return
  }
  const known = (await knownMark(context.db, requested.secretHash, customer.id)) !== null
  await mailLink(context, tenant, customer, 'reset', known)
}
