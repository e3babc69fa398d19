import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { HttpError } from '../http/http-error.ts'
import { FinalFailure } from '../jobs/jobs.ts'
import { isQuiet, nextMorning } from '../news/quiet.ts'
import { countRefusedMail } from '../telemetry/metrics.ts'
import type { KnownTenant } from '../tenants/find.ts'
import type { MailJob } from './mail-job.ts'
import type { Mailer } from './mailer.ts'
import { offerOf } from './offer.ts'

/**
 * The 5yz code with which a mail server permanently rejected recipient or content (RFC 5321); null for other errors.
 */
const refusalCode = (error: unknown): number | null => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 ? responseCode : null
}

/**
 * Sends a queued mail if it is still relevant. At the daily maximum of customer or tenant it is dropped and logged.
 * News is not sent at night.
 * @throws if the mail server does not accept it, to retry; FinalFailure for a permanent rejection
 */
export async function sendMail(
  context: Context,
  mailer: Mailer,
  tenant: KnownTenant,
  mail: MailJob,
): Promise<void> {
  if (mail.occasion === 'news' && isQuiet(context.clock())) {
    await context.jobs.add('mail', mail, undefined, { startAfter: nextMorning(context.clock()) })
    return
  }
  const [to] = await context.db.select().from(customers).where(eq(customers.id, mail.customerId))
  const offer = to && (await offerOf(context, mail, to))
  if (!to || !offer) return
  try {
    await mailer(tenant, to, mail.occasion, offer)
  } catch (error) {
    const code = refusalCode(error)
    if (code !== null) {
      countRefusedMail(code)
      throw new FinalFailure('the mail server refused the mail', { cause: error })
    }
    if (!(error instanceof HttpError && error.status === 429)) throw error
    context.log.warn({ tenant: tenant.subdomain, customer: to.id }, 'no more mails today')
  }
}
