import type { CustomerFilter } from '@portal/contract/desk/desk-customer'
import { and, eq, exists, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers, getSearchVector } from '../database/tables/customer.ts'
import { documents, isAwaitingReview } from '../database/tables/document.ts'
import { sessions } from '../database/tables/session.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { toPrefixQuery } from './prefix-query.ts'
import { waitingItemKinds } from './waiting-items-by-customer.ts'

/** Customers are counted up to this number; longer lists show no exact total. */
export const maxCountedCustomers = 1000

function toFilterCondition(db: Database, filter: CustomerFilter): SQL | undefined {
  const sent = and(
    eq(tenantInbox.customerId, customers.id),
    isNull(tenantInbox.handledAt),
    inArray(tenantInbox.kind, [...waitingItemKinds]),
  )
  const files = and(eq(documents.customerId, customers.id), isAwaitingReview(documents))
  switch (filter) {
    case 'all':
      return undefined
    case 'waiting':
      return sql`(${exists(db.select().from(tenantInbox).where(sent))} or ${exists(db.select().from(documents).where(files))})`
    case 'never':
      return notExists(db.select().from(sessions).where(eq(sessions.customerId, customers.id)))
    case 'locked':
      return eq(customers.locked, true)
  }
}

/** Finds customers with an own file that match the filter and the search. */
export function findMatchingCustomers(
  db: Database,
  tenantId: number,
  { q, filter }: { q: string; filter: CustomerFilter },
): { condition: SQL | undefined; searched: boolean } {
  const search = toPrefixQuery(q)
  const found = search === null ? undefined : sql`${getSearchVector(customers)} @@ ${search}::tsquery`
  return {
    condition: and(
      eq(customers.tenantId, tenantId),
      isNull(customers.closedAt),
      eq(customers.hasFile, true),
      found,
      toFilterCondition(db, filter),
    ),
    searched: search !== null,
  }
}

/**
 * Counts the customers that match a condition, up to {@link maxCountedCustomers}.
 * @param allTenantsDb handle of the tables' owner, which can use the search index
 */
export async function countMatchingCustomers(
  allTenantsDb: Database,
  condition: SQL | undefined,
): Promise<number> {
  const matching = allTenantsDb
    .select({ id: customers.id })
    .from(customers)
    .where(condition)
    .limit(maxCountedCustomers)
  const [counted] = await allTenantsDb
    .select({ total: sql<number>`count(*)::int` })
    .from(matching.as('found'))
  return counted?.total ?? 0
}
