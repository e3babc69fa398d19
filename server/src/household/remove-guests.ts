import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { deleteDataOutsideCustomerFile } from '../erasure/data-outside-customer-file.ts'

const invitationLifetimeDays = 30

/**
 * SQL condition: the guest has no access to any customer file. False for an accepted partner until the tenant removes
 * the partner, because the partner decides about sharing partner data (HOUSE-04).
 */
const hasNoGrantedAccess = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`not has_file and closed_at is null
    and not exists (select from household_grants g where g.person_id = customers.id and (
      (g.kind = 'partner' and g.accepted_at is not null and g.ended_by is distinct from 'tenant')
      or (g.ended_at is null and (g.ends_at is null or g.ends_at > ${at})
        and (g.accepted_at is not null or g.given_at > ${at} - make_interval(days => ${invitationLifetimeDays})))))
    and not exists (select from erasures e where e.customer_id = customers.id and e.withdrawn_at is null)`
}

/** Deletes guests without access to a customer file. Returns their number. */
export async function removeGuests({
  allTenantsDb,
  clock,
}: Pick<AllTenantsContext, 'allTenantsDb' | 'clock'>): Promise<number> {
  const now = clock()
  const guests = await allTenantsDb
    .select({ id: customers.id, tenant: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(hasNoGrantedAccess(now))
    .orderBy(asc(customers.id))
  let removed = 0
  for (const { id, tenant } of guests)
    await allTenantsDb.transaction(async (tx) => {
      await tx.execute(sql`select set_config('portal.tenant_api', 'on', true)`)
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update')
      const own = eq(customers.id, id)
      const [guest] = await tx
        .select()
        .from(customers)
        .where(and(own, hasNoGrantedAccess(now)))
      if (!guest) return
      await deleteDataOutsideCustomerFile(tx, { ...guest, customerId: id, tenant }, now)
      await tx.delete(customers).where(own)
      removed += 1
    })
  return removed
}
