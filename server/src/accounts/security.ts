import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { portalAddress } from '../mail/address.ts'
import type { SecurityOccasion } from '../mail/security-texts.ts'
import type { KnownTenant } from '../tenants/find.ts'

/** Notes what touched the safety of an account, and tells its customer by mail, after the answer. */
export function tellOf(
  { db, config, log, mailer, jobs }: Context,
  tenant: KnownTenant,
  customerId: number,
  security: SecurityOccasion,
): void {
  log.warn({ security, tenant: tenant.subdomain, customer: customerId }, 'security event')
  jobs.later(async () => {
    const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
    const link = portalAddress(config, tenant.subdomain, '/login', { mode: 'recovery' })
    if (customer) await mailer(tenant, customer, security, { link })
  })
}
