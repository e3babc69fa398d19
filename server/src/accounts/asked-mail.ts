import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { AskedMail } from '../jobs/job-data.ts'
import { knownMark } from '../sessions/device-marks.ts'
import { customerByName } from '../sessions/sign-in.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { mailLink } from './mailed-token.ts'
import { mailCode } from './one-time-code.ts'

/**
 * Promises the mail that somebody who is not signed in asked for, if there is such a customer. Some time after the answer, so
 * that neither it, nor the time it takes, nor that of the next one tells whether there is.
 */
export async function answerAsked(context: Context, tenant: KnownTenant, asked: AskedMail): Promise<void> {
  await sleep(randomInt(20, 250))
  const customer = await customerByName(context.db, tenant.id, asked.username)
  if (!customer) return
  if (asked.wants === 'code') {
    if (asked.secretHash) await mailCode(context, tenant, customer.id, asked.secretHash, 'code')
    return
  }
  const known = (await knownMark(context.db, asked.secretHash, customer.id)) !== null
  await mailLink(context, tenant, customer, 'reset', known)
}
