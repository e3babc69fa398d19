import type { CustomerFilter } from '@portal/contract/desk/customer'
import { and, eq, exists, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers, searchedOf } from '../database/tables/customer.ts'
import { documents, toReview } from '../database/tables/document.ts'
import { sessions } from '../database/tables/session.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { prefixSearch } from './search.ts'
import { waitingKinds } from './waiting-by-customer.ts'

/** Counting stops at this number; longer lists need a more specific search. */
export const maxCounted = 1000

function filtered(db: Database, filter: CustomerFilter): SQL | undefined {
  const sent = and(
    eq(tenantInbox.customerId, customers.id),
    isNull(tenantInbox.handledAt),
    inArray(tenantInbox.kind, [...waitingKinds]),
  )
  const files = and(eq(documents.customerId, customers.id), toReview(documents))
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

/** Condition for customers with an own file by filter and search. */
export function matchingCustomers(
  db: Database,
  tenantId: number,
  { q, filter }: { q: string; filter: CustomerFilter },
): { which: SQL | undefined; searched: boolean } {
  const search = prefixSearch(q)
  const found = search === null ? undefined : sql`${searchedOf(customers)} @@ ${search}::tsquery`
  return {
    which: and(
      eq(customers.tenantId, tenantId),
      isNull(customers.closedAt),
      eq(customers.hasFile, true),
      found,
      filtered(db, filter),
    ),
    searched: search !== null,
  }
}

/**
 * Number of matching customers, at most {@link maxCounted}. `everyTenant` is the tables' owner, which can use the search
 * index.
 */
export async function countMatching(everyTenant: Database, which: SQL | undefined): Promise<number> {
  const matching = everyTenant.select({ id: customers.id }).from(customers).where(which).limit(maxCounted)
  const [counted] = await everyTenant.select({ total: sql<number>`count(*)::int` }).from(matching.as('found'))
  return counted?.total ?? 0
}
