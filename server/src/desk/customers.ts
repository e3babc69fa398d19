import { type CustomerFilter, getDeskCustomers } from '@portal/contract/desk/customer'
import { and, asc, eq, exists, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { customers, lastNameOf, searchedOf } from '../database/tables/customer.ts'
import { documents, toReview } from '../database/tables/document.ts'
import { livings } from '../database/tables/living.ts'
import { sessions } from '../database/tables/session.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { wireMoment } from '../wire-moment.ts'
import { namedCustomer } from './names.ts'
import { type DeskParts, reading } from './parts.ts'
import { prefixSearch } from './search.ts'

/** Most customers that are counted for the length of a list. */
const mostCounted = 10_000

/** What a customer sent waits for the firm, other than what only tells it something. */
const waitingKinds = ['message', 'task_reply', 'lead', 'edit'] as const

/** Customers of a firm, by name and by what waits. */
export function customersCalls({ firm, context: { db, everyFirm } }: DeskParts): void {
  const sent = and(
    eq(tenantInbox.customerId, customers.id),
    isNull(tenantInbox.handledAt),
    inArray(tenantInbox.kind, [...waitingKinds]),
  )
  const files = and(eq(documents.customerId, customers.id), toReview(documents))
  const filters: Record<CustomerFilter, SQL | undefined> = {
    all: undefined,
    waiting: sql`(${exists(db.select().from(tenantInbox).where(sent))} or ${exists(db.select().from(documents).where(files))})`,
    never: notExists(db.select().from(sessions).where(eq(sessions.customerId, customers.id))),
    locked: eq(customers.locked, true),
  }

  firm(getDeskCustomers, reading, async ({ tenant, query: { q, filter, page, per_page: perPage } }) => {
    const search = prefixSearch(q)
    const found = search === null ? undefined : sql`${searchedOf(customers)} @@ ${search}::tsquery`
    const which = and(eq(customers.tenantId, tenant.id), found, filters[filter])
    /**
     * Which ones is asked as the owner of the tables, of this firm alone: the walls between firms keep a search from its index,
     * because the database does not know that a search tells nobody anything.
     */
    const ids = await everyFirm
      .select({ id: customers.id })
      .from(customers)
      .where(which)
      .orderBy(asc(lastNameOf(customers)), asc(customers.id))
      .limit(perPage)
      .offset((page - 1) * perPage)
    const [counted] = await everyFirm
      .select({ total: sql<number>`count(*)::int` })
      .from(
        everyFirm.select({ id: customers.id }).from(customers).where(which).limit(mostCounted).as('found'),
      )
    const rows = await db
      .select({
        customer: customers,
        city: livings.city,
        sent: sql<number>`(select count(*)::int from ${tenantInbox} where ${sent})`,
        files: sql<number>`(select count(*)::int from ${documents} where ${files})`,
        seen: sql<Date | null>`(select max(${sessions.lastUsedAt}) from ${sessions} where ${eq(sessions.customerId, customers.id)})`,
      })
      .from(customers)
      .leftJoin(livings, eq(livings.customerId, customers.id))
      .where(
        inArray(
          customers.id,
          ids.map(({ id }) => id),
        ),
      )
    const rowOf = new Map(rows.map((row) => [row.customer.id, row]))
    return {
      data: ids.flatMap(({ id }) => {
        const row = rowOf.get(id)
        if (!row) return []
        const { customer, city, seen } = row
        return [
          {
            ...namedCustomer(customer),
            username: customer.username,
            email: customer.email,
            date_of_birth: customer.facts.date_of_birth ?? null,
            city,
            waiting: row.sent + row.files,
            last_seen_at: seen && wireMoment(new Date(seen)),
            locked: customer.locked,
          },
        ]
      }),
      meta: { total: counted?.total ?? 0, page, per_page: perPage },
    }
  })
}
