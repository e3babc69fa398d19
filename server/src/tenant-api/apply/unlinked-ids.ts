import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { customers, relatives } from '../../database/tables/customer.ts'
import { homes } from '../../database/tables/home.ts'
import { externalIds } from '../../database/tables/tenant-api.ts'
import type { TenantOwnedKind } from '../stored/stored-record-kinds.ts'
import type { PlannedRecord } from './plan-records.ts'

/**
 * Finds records without an external id that match a sent record: customers by user name, guests by e-mail address,
 * partners and homes by their customer.
 */
export async function findUnlinkedIds(
  { tx, tenantId }: { tx: Database; tenantId: number },
  kind: TenantOwnedKind,
  plans: readonly PlannedRecord[],
  idOfCustomer: (customer: string) => number,
): Promise<ReadonlyMap<PlannedRecord, number>> {
  const unlinked = new Map<PlannedRecord, number>()
  if (plans.length === 0) return unlinked
  const hasNoExternalId = (key: PgColumn) =>
    sql`not exists (select from ${externalIds} where ${externalIds.tenantId} = ${tenantId} and ${externalIds.kind} = ${kind} and ${externalIds.recordId} = ${key} and ${externalIds.deletedAt} is null)`
  if (kind === 'customer') {
    const names = plans.map(({ sent }) => String(sent.data?.username))
    const addresses = plans.flatMap(
      ({ sent }) => (sent.data?.email_address as string | null | undefined) ?? [],
    )
    const isGuest = and(eq(customers.hasFile, false), inArray(customers.email, addresses))
    const rows = await tx
      .select({
        id: customers.id,
        username: customers.username,
        email: customers.email,
        hasFile: customers.hasFile,
      })
      .from(customers)
      .where(
        and(
          eq(customers.tenantId, tenantId),
          or(inArray(customers.username, names), isGuest),
          hasNoExternalId(customers.id),
        ),
      )
    const byName = new Map(rows.map(({ id, username }) => [username, id]))
    const byAddress = new Map(rows.flatMap(({ id, email, hasFile }) => (hasFile ? [] : [[email, id]])))
    for (const plan of plans) {
      const { username, email_address } = plan.sent.data ?? {}
      const id = byName.get(String(username)) ?? byAddress.get(String(email_address))
      if (id !== undefined) unlinked.set(plan, id)
    }
  } else if (kind === 'home' || kind === 'partner') {
    const table = kind === 'home' ? homes : relatives
    const key = kind === 'home' ? homes.customerId : relatives.id
    const planByCustomer = new Map(plans.map((plan) => [idOfCustomer(plan.sent.customer ?? ''), plan]))
    const rows = await tx
      .select({ id: key, customerId: table.customerId })
      .from(table)
      .where(
        and(
          inArray(table.customerId, [...planByCustomer.keys()]),
          kind === 'partner' ? eq(relatives.kind, 'partner') : undefined,
          hasNoExternalId(key),
        ),
      )
    for (const { id, customerId } of rows) {
      const plan = planByCustomer.get(customerId)
      if (plan) unlinked.set(plan, id)
    }
  }
  return unlinked
}
