import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { HttpError } from '../http/http-error.ts'
import { PermanentFailure } from '../jobs/jobs.ts'
import { postponeAtNight } from '../news/quiet-hours.ts'
import { countRejectedMail } from '../telemetry/metrics.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { findCurrentLinkOrCode } from './link-or-code.ts'
import type { MailJob } from './mail-job.ts'
import type { Mailer } from './mailer.ts'

/** Returns the 5yz code of a permanent rejection (RFC 5321); null for other errors. */
const getRejectionCode = (error: unknown): number | null => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 ? responseCode : null
}

/**
 * Sends a queued mail if it is still relevant. Above the daily maximum it is dropped. News is not sent at night.
 * @throws Error to try again later, if the mail server does not accept it now; PermanentFailure for a permanent
 * rejection
 */
export async function sendQueuedMail(
  context: Context,
  mailer: Mailer,
  tenant: KnownTenant,
  mail: MailJob,
): Promise<void> {
  if (mail.occasion === 'news' && (await postponeAtNight(context, 'mail', mail))) return
  const [to] = await context.db.select().from(customers).where(eq(customers.id, mail.customerId))
  const offer = to && (await findCurrentLinkOrCode(context, mail, to))
  if (!to || !offer) return
  try {
    await mailer(tenant, to, mail.occasion, offer)
  } catch (error) {
    const code = getRejectionCode(error)
    if (code !== null) {
      countRejectedMail(code)
      throw new PermanentFailure('the mail server refused the mail', { cause: error })
    }
    if (!(error instanceof HttpError && error.status === 429)) throw error
    context.log.warn({ tenant: tenant.subdomain, customer: to.id }, 'daily mail limit reached')
  }
}
