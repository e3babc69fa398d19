import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { WholeContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { dropLeavings } from '../erasure/leavings.ts'

/** How long an invitation keeps somebody who does not accept it, in days. */
const invitationDays = 30

/**
 * Who was only invited into the files of others and is in none of them: each grant has ended, or was never accepted. A partner who was in a file
 * is a guest until the firm takes the partner out, since until then what is the partner's own there is theirs to share (HOUSE-04).
 */
const isGone = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`not has_file and closed_at is null
    and not exists (select from household_grants g where g.person_id = customers.id and (
      (g.kind = 'partner' and g.accepted_at is not null and g.ended_by is distinct from 'firm')
      or (g.ended_at is null and (g.ends_at is null or g.ends_at > ${at})
        and (g.accepted_at is not null or g.given_at > ${at} - make_interval(days => ${invitationDays})))))
    and not exists (select from erasures e where e.customer_id = customers.id and e.withdrawn_at is null)`
}

/** Removes guests who are in no file any more, one by one; answers how many. */
export async function removeGuests({
  everyFirm,
  clock,
}: Pick<WholeContext, 'everyFirm' | 'clock'>): Promise<number> {
  const now = clock()
  const gone = await everyFirm
    .select({ id: customers.id, tenant: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(isGone(now))
    .orderBy(asc(customers.id))
  let removed = 0
  for (const { id, tenant } of gone)
    await everyFirm.transaction(async (tx) => {
      await tx.execute(sql`select set_config('portal.firm_api', 'on', true)`)
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update')
      const own = eq(customers.id, id)
      const [guest] = await tx
        .select()
        .from(customers)
        .where(and(own, isGone(now)))
      if (!guest) return
      await dropLeavings(tx, { ...guest, customerId: id, tenant }, now)
      await tx.delete(customers).where(own)
      removed += 1
    })
  return removed
}
