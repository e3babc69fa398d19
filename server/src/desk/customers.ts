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
import { isOneOf, lastSeenOfEach, waitingKinds, waitingOfEach } from './waiting-of-each.ts'

/** Most customers that are counted for the length of a list: who looks further finds sooner by a name. */
const mostCounted = 1000

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
    const order = [asc(sql`name`), asc(sql`id`)]
    /**
     * Which ones is asked as the owner of the tables, of this firm alone: the walls between firms keep a search from its index,
     * because the database does not know that a search tells nobody anything. What a search finds is gathered first and put in
     * order then (`offset 0` holds the two apart); the database would rather go through all customers in their order.
     */
    const matching = everyFirm
      .select({ id: customers.id, name: sql<string>`${lastNameOf(customers)}`.as('name') })
      .from(customers)
      .where(which)
    const [counted] = await everyFirm
      .select({ total: sql<number>`count(*)::int` })
      .from(
        everyFirm.select({ id: customers.id }).from(customers).where(which).limit(mostCounted).as('found'),
      )
    const total = counted?.total ?? 0
    /** A page past the end is the last one, where it is known which that is: meanwhile a filter may hold fewer. */
    const shown = total < mostCounted ? Math.min(page, Math.max(1, Math.ceil(total / perPage))) : page
    const ids = await everyFirm
      .select({ id: sql<number>`id` })
      .from(found ? sql`(${matching} offset 0) matching` : matching.as('matching'))
      .orderBy(...order)
      .limit(perPage)
      .offset((shown - 1) * perPage)
    const listed = ids.map(({ id }) => id)
    const [rows, waits, seen] = await Promise.all([
      db
        .select({ customer: customers, city: livings.city })
        .from(customers)
        .leftJoin(livings, eq(livings.customerId, customers.id))
        .where(isOneOf(customers.id, listed)),
      waitingOfEach(db, listed),
      lastSeenOfEach(db, listed),
    ])
    const rowOf = new Map(rows.map((row) => [row.customer.id, row]))
    return {
      data: ids.flatMap(({ id }) => {
        const row = rowOf.get(id)
        if (!row) return []
        const { customer, city } = row
        return [
          {
            ...namedCustomer(customer),
            username: customer.username,
            email: customer.email,
            date_of_birth: customer.facts.date_of_birth ?? null,
            city,
            waiting: waits.get(id) ?? 0,
            last_seen_at: wireMoment(seen.get(id) ?? null),
            locked: customer.locked,
          },
        ]
      }),
      meta: { total, page: shown, per_page: perPage },
    }
  })
}
