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

/** The 5yz code with which a mail server refused the receiver or the content of a mail for good (RFC 5321); null for another failure. */
const refusalCode = (error: unknown): number | null => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 ? responseCode : null
}

/**
 * Sends a mail that was promised, as long as it is of use. A customer or firm that had the most mails of a day gets no more:
 * that is written in the log. News does not leave at night.
 * @throws when the mail server does not take it, so that it is tried again; FinalFailure when it refused it for good
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
