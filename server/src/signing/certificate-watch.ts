import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { signingCertificates } from '../database/tables/signing.ts'
import { tenants } from '../database/tables/tenant.ts'
import { soonDays } from './certificate.ts'

type Parts = Pick<WholeContext, 'everyFirm' | 'clock' | 'log'>

/** Tells whose certificate ends soon, or has ended: then that firm can ask for no signatures. */
export async function warnOfCertificates({ everyFirm, clock, log }: Parts): Promise<void> {
  const now = clock()
  const soon = new Date(now.getTime() + soonDays * 86_400_000)
  const rows = await everyFirm
    .select({ tenant: tenants.subdomain, until: signingCertificates.validUntil })
    .from(signingCertificates)
    .innerJoin(tenants, eq(tenants.id, signingCertificates.tenantId))
  for (const { tenant, until } of rows) {
    if (until <= now)
      log.error({ tenant, until }, 'a certificate to seal with has ended: nothing can be signed')
    else if (until < soon) log.warn({ tenant, until }, 'a certificate to seal with ends soon')
  }
}

/** Tells it at the start and each day. */
export function watchCertificates(app: FastifyInstance, context: Parts): void {
  const warn = () =>
    warnOfCertificates(context).catch((error: Error) =>
      context.log.error({ err: { name: error.name } }, 'certificates were not looked at'),
    )
  let running = Promise.resolve()
  const look = () => {
    running = warn()
  }
  const timer = setInterval(look, 86_400_000).unref()
  app.addHook('onReady', async () => look())
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
