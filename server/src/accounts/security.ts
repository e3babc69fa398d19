import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { SecurityOccasion } from '../mail/texts.ts'
import type { KnownTenant } from '../tenants/find.ts'

/** Notes what touched the safety of an account, for who watches over the portal. */
export function noteSecurity(
  { log }: Pick<Context, 'log'>,
  { subdomain }: KnownTenant,
  customer: number,
  security: SecurityOccasion | 'refresh-without-key',
): void {
  log.warn({ security, tenant: subdomain, customer }, 'security event')
}

/**
 * Notes what touched the safety of an account, and promises its customer a mail that tells of it: within the transaction that
 * changes something, where there is one.
 */
export async function tellOf(
  context: Context,
  tenant: KnownTenant,
  customerId: number,
  security: SecurityOccasion,
  tx?: Database,
): Promise<void> {
  noteSecurity(context, tenant, customerId, security)
  await context.jobs.add('mail', { tenant: tenant.subdomain, customerId, occasion: security }, tx)
}
