import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { SecurityOccasion } from '../mail/mail-texts.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'

export function logSecurityEvent(
  { log }: Pick<Context, 'log'>,
  { subdomain }: KnownTenant,
  customer: number,
  security: SecurityOccasion | 'refresh-without-key',
): void {
  log.warn({ security, tenant: subdomain, customer }, 'security event')
}

/** Logs a security event, and queues a mail about it to the customer. */
export async function reportSecurityEvent(
  { log, jobs }: Pick<Context, 'log' | 'jobs'>,
  tenant: KnownTenant,
  customerId: number,
  security: SecurityOccasion,
  tx?: Database,
): Promise<void> {
  logSecurityEvent({ log }, tenant, customerId, security)
  await jobs.add('mail', { tenant: tenant.subdomain, customerId, occasion: security }, tx)
}
