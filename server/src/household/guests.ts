import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { deleteDataOutsideFile } from '../erasure/data-outside-file.ts'

/** Days after which an unaccepted invitation is deleted. */
const invitationDays = 30

/**
 * Condition for guests without access to any file: each grant has ended or was never accepted. A partner remains until
 * the tenant removes the partner, since until then the partner decides about sharing partner data (HOUSE-04).
 */
const hasNoFile = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`not has_file and closed_at is null
    and not exists (select from household_grants g where g.person_id = customers.id and (
      (g.kind = 'partner' and g.accepted_at is not null and g.ended_by is distinct from 'tenant')
      or (g.ended_at is null and (g.ends_at is null or g.ends_at > ${at})
        and (g.accepted_at is not null or g.given_at > ${at} - make_interval(days => ${invitationDays})))))
    and not exists (select from erasures e where e.customer_id = customers.id and e.withdrawn_at is null)`
}

/** Deletes guests without access to any file, one by one. Returns their number. */
export async function removeGuests({
  everyTenant,
  clock,
}: Pick<AllTenantsContext, 'everyTenant' | 'clock'>): Promise<number> {
  const now = clock()
  const gone = await everyTenant
    .select({ id: customers.id, tenant: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(hasNoFile(now))
    .orderBy(asc(customers.id))
  let removed = 0
  for (const { id, tenant } of gone)
    await everyTenant.transaction(async (tx) => {
      await tx.execute(sql`select set_config('portal.tenant_api', 'on', true)`)
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update')
      const own = eq(customers.id, id)
      const [guest] = await tx
        .select()
        .from(customers)
        .where(and(own, hasNoFile(now)))
      if (!guest) return
      await deleteDataOutsideFile(tx, { ...guest, customerId: id, tenant }, now)
      await tx.delete(customers).where(own)
      removed += 1
    })
  return removed
}
