import { sendRequestedMail } from '../accounts/requested-mail.ts'
import { warnOfNorms } from '../advice/norms-watch.ts'
import type { WholeContext } from '../context.ts'
import { cleanUp } from '../database/cleanup.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { giveUpDossier, makeDossier, sweepDossiers } from '../dossier/make-dossier.ts'
import { keepTerms } from '../erasure/night.ts'
import { sweepOrphanedFiles } from '../files/orphaned-files.ts'
import type { Mailer } from '../mail/mailer.ts'
import { sendMail } from '../mail/send-mail.ts'
import { tellInTheMorning } from '../news/morning.ts'
import { promiseNewsMail } from '../news/promise-mail.ts'
import { promisePush } from '../push/promise-push.ts'
import { sendPush } from '../push/send-push.ts'
import { warnOfCertificates } from '../signing/certificate-watch.ts'
import { deliver } from '../tenant-api/hooks/deliver.ts'
import { queueWebhooks } from '../tenant-api/hooks/wake.ts'
import { giveUpImport } from '../tenant-api/imports/end.ts'
import { processImport } from '../tenant-api/imports/process-import.ts'
import { findTenant, type KnownTenant } from '../tenants/find.ts'
import { sweepUpcomingEvents } from '../upcoming-events/calculate-events.ts'
import type { JobRunner } from './jobs.ts'

/**
 * Concurrency per process: requested mails, mails, push messages and webhooks; copies of files are made one at a time
 * to leave capacity for pages; a long import does not block other tenants.
 */
const atOnce = { requestedMails: 2, imports: 2, mails: 4, messages: 4, webhooks: 4, webhooksAgain: 2 }

/** Processes every queue, each job scoped to its tenant. */
export async function doJobs(jobs: JobRunner, context: WholeContext, mailer: Mailer): Promise<void> {
  async function forTenant(subdomain: string, act: (tenant: KnownTenant) => Promise<void>): Promise<void> {
    const tenant = await findTenant(context.db, subdomain)
    if (tenant) await withinTenant(tenant.id, () => act(tenant))
  }
  await jobs.run(
    'asked-mail',
    (mail) => forTenant(mail.tenant, (tenant) => sendRequestedMail(context, tenant, mail)),
    { atOnce: atOnce.requestedMails },
  )
  await jobs.run(
    'mail',
    (mail) => forTenant(mail.tenant, (tenant) => sendMail(context, mailer, tenant, mail)),
    {
      atOnce: atOnce.mails,
    },
  )
  await jobs.run('dossier', ({ tenant, id }) => forTenant(tenant, () => makeDossier(context, id)), {
    whenFailed: ({ tenant, id }) => forTenant(tenant, () => giveUpDossier(context, id)),
  })
  await jobs.run(
    'tenant-import',
    ({ tenant, id }, { signal }) => forTenant(tenant, () => processImport(context, id, signal)),
    {
      atOnce: atOnce.imports,
      whenFailed: ({ tenant, id }) => forTenant(tenant, () => giveUpImport(context, id)),
    },
  )
  await jobs.run('webhook', (data, { signal }) => deliver(context, 'webhook', data, signal), {
    atOnce: atOnce.webhooks,
  })
  await jobs.run('webhook-again', (data, { signal }) => deliver(context, 'webhook-again', data, signal), {
    atOnce: atOnce.webhooksAgain,
  })
  await jobs.run('webhook-sweep', () => queueWebhooks(context))
  await jobs.run('news', (news) => forTenant(news.tenant, () => promiseNewsMail(context, news)))
  await jobs.run('push', (push) => forTenant(push.tenant, () => promisePush(context, push)))
  await jobs.run('push-message', (one) => forTenant(one.tenant, () => sendPush(context, one)), {
    atOnce: atOnce.messages,
  })
  await jobs.run('morning', () => tellInTheMorning(context))
  await jobs.run('retention', () => keepTerms(context, mailer))
  await jobs.run('radar', async (_, { signal, stopping }) => {
    const isWanted = () => !signal.aborted && !stopping.aborted
    await sweepUpcomingEvents({ ...context, db: context.everyTenant }, isWanted)
  })
  await jobs.run('ending-soon', async () => {
    warnOfNorms(context)
    await warnOfCertificates(context)
  })
  await jobs.run('clean-up', async () => {
    await cleanUp({ db: context.everyTenant, clock: context.clock })
    await sweepDossiers(context)
    await sweepOrphanedFiles(context)
  })
}
