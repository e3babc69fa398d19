import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { tenants } from '../database/tables/tenant.ts'
import { endOfLeaving } from './leaving.ts'
import { erasureDueAt, waitingErasure } from './requests.ts'

/** Without `jobs` nobody is notified, as when filling a demo. */
type Parts = Pick<Context, 'clock'> & { jobs: Context['jobs'] | null }
type Moved = Pick<typeof customers.$inferSelect, 'id' | 'tenantId'>

async function promise(
  { jobs }: Parts,
  tx: Database,
  { id: customerId, tenantId }: Moved,
  occasion: 'left' | 'left-undone',
): Promise<void> {
  const [tenant] = await tx
    .select({ subdomain: tenants.subdomain })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
  if (tenant) await jobs?.add('mail', { tenant: tenant.subdomain, customerId, occasion }, tx)
}

/** Sets the day on which everything except records to keep is erased; an earlier requested day stays. */
async function leave(parts: Parts, tx: Database, customer: Moved, now: Date): Promise<void> {
  const dueAt = endOfLeaving(now)
  await tx
    .insert(erasures)
    .values({ customerId: customer.id, tenantId: customer.tenantId, requestedAt: null, dueAt })
    .onConflictDoUpdate({
      target: erasures.customerId,
      targetWhere: isNull(erasures.withdrawnAt),
      set: { dueAt: sql`least(${erasures.dueAt}, excluded.due_at)` },
      setWhere: isNull(erasures.closedAt),
    })
  await promise(parts, tx, customer, 'left')
}

/** Reverts that, except for an erasure that the customer requested. */
async function comeBack(parts: Parts, tx: Database, customer: Moved, now: Date): Promise<void> {
  const [waiting] = await tx.select().from(erasures).where(waitingErasure(customer.id)).for('update')
  if (waiting)
    await tx
      .update(erasures)
      .set(
        waiting.requestedAt
          ? { dueAt: erasureDueAt(waiting.requestedAt), warnedAt: null }
          : { withdrawnAt: now },
      )
      .where(eq(erasures.id, waiting.id))
  await promise(parts, tx, customer, 'left-undone')
}

/**
 * Applies the tenant's marking of customers as former or not (ERASE-11), within the same transaction. Repeating it has
 * no effect.
 */
export async function settleDepartures(
  parts: Parts,
  tx: Database,
  customerIds: readonly number[],
): Promise<void> {
  if (customerIds.length === 0) return
  const now = parts.clock()
  const { id, tenantId, hasLeft, leftAt } = customers
  const among = inArray(id, [...customerIds])
  const left = await tx
    .update(customers)
    .set({ leftAt: now })
    .where(and(among, eq(hasLeft, true), isNull(leftAt)))
    .returning({ id, tenantId })
  const back = await tx
    .update(customers)
    .set({ leftAt: null })
    .where(and(among, eq(hasLeft, false), isNotNull(leftAt)))
    .returning({ id, tenantId })
  for (const one of left) await leave(parts, tx, one, now)
  for (const one of back) await comeBack(parts, tx, one, now)
}
