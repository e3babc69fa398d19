import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { tenants } from '../database/tables/tenant.ts'
import { calculateErasureDueAt, isPendingErasure } from './erasure-requests.ts'
import { getFormerCustomerAccessEnd } from './former-customer-access.ts'

/** Without `jobs` no mails are sent. */
type DepartureContext = Pick<Context, 'clock'> & { jobs: Context['jobs'] | null }
type MarkedCustomer = Pick<typeof customers.$inferSelect, 'id' | 'tenantId'>

async function queueDepartureMail(
  { jobs }: DepartureContext,
  tx: Database,
  { id: customerId, tenantId }: MarkedCustomer,
  occasion: 'left' | 'left-undone',
): Promise<void> {
  const [tenant] = await tx
    .select({ subdomain: tenants.subdomain })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
  if (tenant) await jobs?.add('mail', { tenant: tenant.subdomain, customerId, occasion }, tx)
}

/** Sets the day of the erasure, unless the customer has requested an earlier one. */
async function startDeparture(
  context: DepartureContext,
  tx: Database,
  customer: MarkedCustomer,
  now: Date,
): Promise<void> {
  const dueAt = getFormerCustomerAccessEnd(now)
  await tx
    .insert(erasures)
    .values({ customerId: customer.id, tenantId: customer.tenantId, requestedAt: null, dueAt })
    .onConflictDoUpdate({
      target: erasures.customerId,
      targetWhere: isNull(erasures.withdrawnAt),
      set: { dueAt: sql`least(${erasures.dueAt}, excluded.due_at)` },
      setWhere: isNull(erasures.closedAt),
    })
  await queueDepartureMail(context, tx, customer, 'left')
}

/** Withdraws the erasure that `startDeparture` set, but not one that the customer requested. */
async function revertDeparture(
  context: DepartureContext,
  tx: Database,
  customer: MarkedCustomer,
  now: Date,
): Promise<void> {
  const [waiting] = await tx.select().from(erasures).where(isPendingErasure(customer.id)).for('update')
  if (waiting)
    await tx
      .update(erasures)
      .set(
        waiting.requestedAt
          ? { dueAt: calculateErasureDueAt(waiting.requestedAt), warnedAt: null }
          : { withdrawnAt: now },
      )
      .where(eq(erasures.id, waiting.id))
  await queueDepartureMail(context, tx, customer, 'left-undone')
}

/** Applies the tenant's marking of customers as former or current (ERASE-11). Repeated calls have no effect. */
export async function applyCustomerDepartures(
  context: DepartureContext,
  tx: Database,
  customerIds: readonly number[],
): Promise<void> {
  if (customerIds.length === 0) return
  const now = context.clock()
  const { id, tenantId, hasLeft, leftAt } = customers
  const among = inArray(id, [...customerIds])
  const left = await tx
    .update(customers)
    .set({ leftAt: now })
    .where(and(among, eq(hasLeft, true), isNull(leftAt)))
    .returning({ id, tenantId })
  const returned = await tx
    .update(customers)
    .set({ leftAt: null })
    .where(and(among, eq(hasLeft, false), isNotNull(leftAt)))
    .returning({ id, tenantId })
  for (const one of left) await startDeparture(context, tx, one, now)
  for (const one of returned) await revertDeparture(context, tx, one, now)
}
