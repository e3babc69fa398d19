import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { portalAddress } from '../mail/address.ts'
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

/** Notes what touched the safety of an account, and tells its customer by mail, after the answer. */
export function tellOf(
  context: Context,
  tenant: KnownTenant,
  customerId: number,
  security: SecurityOccasion,
): void {
  const { db, config, mailer, jobs } = context
  noteSecurity(context, tenant, customerId, security)
  jobs.later(async () => {
    const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
    const link = portalAddress(config, tenant.subdomain, '/login', { mode: 'recovery' })
    if (customer) await mailer(tenant, customer, security, { link })
  })
}
