import { eq } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import { signingCertificates } from '../database/tables/signing.ts'
import { tenants } from '../database/tables/tenant.ts'
import { expiryWarningDays } from './sealing-certificate.ts'

type CertificateWatchContext = Pick<AllTenantsContext, 'allTenantsDb' | 'clock' | 'log'>

/** Logs certificates that expire soon. Without a valid certificate, a tenant cannot request signatures. */
export async function warnAboutCertificates({
  allTenantsDb,
  clock,
  log,
}: CertificateWatchContext): Promise<void> {
  const now = clock()
  const soon = new Date(now.getTime() + expiryWarningDays * 86_400_000)
  const rows = await allTenantsDb
    .select({ tenant: tenants.subdomain, until: signingCertificates.validUntil })
    .from(signingCertificates)
    .innerJoin(tenants, eq(tenants.id, signingCertificates.tenantId))
  for (const { tenant, until } of rows) {
    if (until <= now) log.error({ tenant, until }, 'signing certificate expired: customers cannot sign')
    else if (until < soon) log.warn({ tenant, until }, 'signing certificate expires soon')
  }
}
