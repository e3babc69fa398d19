import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { queuePasswordLink } from '../accounts/mailed-token.ts'
import { queueCodeMail } from '../accounts/one-time-code.ts'
import { warnOfEndingNorms } from '../advice/warn-of-ending-norms.ts'
import type { AllTenantsContext, Context } from '../context.ts'
import { deleteExpiredRecords } from '../database/delete-expired-records.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { makeDossier, markDossierFailed, sweepDossiers } from '../dossier/make-dossier.ts'
import { runNightlyErasure } from '../erasure/nightly-erasure.ts'
import { sweepOrphanedFiles } from '../files/orphaned-files.ts'
import type { Mailer } from '../mail/mailer.ts'
import { sendQueuedMail } from '../mail/send-mail.ts'
import { announceMorningNews } from '../news/morning-news.ts'
import { queueNewsMail } from '../news/queue-news-mail.ts'
import { queuePushNotice } from '../push/queue-push-notice.ts'
import { sendPushNotice } from '../push/send-push-notice.ts'
import { findCustomerDeviceHash } from '../sessions/device-cookie.ts'
import { findCustomerByName } from '../sessions/sign-in.ts'
import { warnAboutCertificates } from '../signing/sealing-certificate.ts'
import { markImportFailed } from '../tenant-api/imports/import-progress.ts'
import { processImport } from '../tenant-api/imports/process-import.ts'
import { deliverTenantEvents } from '../tenant-api/webhooks/deliver-tenant-events.ts'
import { queueWebhooks } from '../tenant-api/webhooks/queue-webhooks.ts'
import { findTenant, type KnownTenant } from '../tenants/find-tenant.ts'
import { sweepUpcomingEvents } from '../upcoming-events/calculate-events.ts'
import type { RequestedMail } from './job-data.ts'
import type { JobRunner } from './jobs.ts'

/**
 * Queues the mail that a signed-out person requested. A job sends it later if the account exists, so that neither the
 * response nor its timing tells whether it exists.
 */
async function queueRequestedMail(
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

/**
 * Starts the handlers of all queues. Each job sees only its tenant. `atOnce` is the number of concurrent jobs per
 * process: copies of files are made one at a time, to leave capacity for pages; with two imports, a long one does not
 * block other tenants.
 */
export async function startJobs(jobs: JobRunner, context: AllTenantsContext, mailer: Mailer): Promise<void> {
  async function runForTenant(subdomain: string, run: (tenant: KnownTenant) => Promise<void>): Promise<void> {
    const tenant = await findTenant(context.db, subdomain)
    if (tenant) await runWithinTenant(tenant.id, () => run(tenant))
  }
  await jobs.run(
    'asked-mail',
    (mail) => runForTenant(mail.tenant, (tenant) => queueRequestedMail(context, tenant, mail)),
    { atOnce: 2 },
  )
  await jobs.run(
    'mail',
    (mail) => runForTenant(mail.tenant, (tenant) => sendQueuedMail(context, mailer, tenant, mail)),
    { atOnce: 4 },
  )
  await jobs.run(
    'dossier',
    ({ tenant, id }) => runForTenant(tenant, (known) => makeDossier(context, known, id)),
    {
      whenFailed: ({ tenant, id }) => runForTenant(tenant, () => markDossierFailed(context, id)),
    },
  )
  await jobs.run(
    'tenant-import',
    ({ tenant, id }, { signal }) => runForTenant(tenant, () => processImport(context, id, signal)),
    {
      atOnce: 2,
      whenFailed: ({ tenant, id }) => runForTenant(tenant, () => markImportFailed(context, id)),
    },
  )
  for (const [queue, atOnce] of [
    ['webhook', 4],
    ['webhook-again', 2],
  ] as const)
    await jobs.run(queue, (data, { signal }) => deliverTenantEvents(context, queue, data, signal), { atOnce })
  await jobs.run('webhook-sweep', () => queueWebhooks(context))
  await jobs.run('news', (news) => runForTenant(news.tenant, () => queueNewsMail(context, news)))
  await jobs.run('push', (push) => runForTenant(push.tenant, () => queuePushNotice(context, push)))
  await jobs.run('push-message', (one) => runForTenant(one.tenant, () => sendPushNotice(context, one)), {
    atOnce: 4,
  })
  await jobs.run('morning', () => announceMorningNews(context))
  await jobs.run('retention', () => runNightlyErasure(context, mailer))
  await jobs.run('upcoming-events', async (_, { signal, stopping }) => {
    const shouldContinue = () => !signal.aborted && !stopping.aborted
    await sweepUpcomingEvents({ ...context, db: context.allTenantsDb }, shouldContinue)
  })
  await jobs.run('ending-soon', async () => {
    warnOfEndingNorms(context)
    await warnAboutCertificates(context)
  })
  await jobs.run('clean-up', async () => {
    await deleteExpiredRecords({ db: context.allTenantsDb, clock: context.clock })
    await sweepDossiers(context)
    await sweepOrphanedFiles(context)
  })
}
