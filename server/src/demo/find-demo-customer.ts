import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'

/** Finds a customer of the demo. Throws Error if there is none. */
export type FindDemoCustomer = (tenant: string, username: string) => typeof customers.$inferSelect

export async function createCustomerFinder(db: Database): Promise<FindDemoCustomer> {
  const rows = await db
    .select({ customer: customers, tenant: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
  return (tenant, username) => {
    const row = rows.find((one) => one.tenant === tenant && one.customer.username === username)
    if (!row) throw new Error(`the demo has no ${username} at ${tenant}`)
    return row.customer
  }
}
