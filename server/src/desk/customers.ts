import { getDeskCustomers } from '@portal/contract/desk/customer'
import { asc, eq, sql } from 'drizzle-orm'
import { customers, lastNameOf } from '../database/tables/customer.ts'
import { livings } from '../database/tables/living.ts'
import { wireMoment } from '../wire-moment.ts'
import { countMatching, matchingCustomers, maxCounted } from './matching-customers.ts'
import { namedCustomer } from './names.ts'
import { type DeskParts, reading } from './parts.ts'
import { isOneOf, lastSeenByCustomer, waitingByCustomer } from './waiting-by-customer.ts'

/** Calls for the tenant's customers, by name and waiting items. */
export function customersCalls({ tenantCall, context: { db, everyTenant } }: DeskParts): void {
  tenantCall(getDeskCustomers, reading, async ({ tenant, query: { q, filter, page, per_page: perPage } }) => {
    const { which, searched } = matchingCustomers(db, tenant.id, { q, filter })
    const order = [asc(sql`name`), asc(sql`id`)]
    /**
     * The search runs as the tables' owner, limited to this tenant: row-level security prevents the use of the search
     * index, because the search function is not leakproof. Matches are collected first and sorted afterwards (`offset
     * 0` separates the two); the planner would otherwise scan all customers in order.
     */
    const matching = everyTenant
      .select({ id: customers.id, name: sql<string>`${lastNameOf(customers)}`.as('name') })
      .from(customers)
      .where(which)
    const total = await countMatching(everyTenant, which)
    /** A page past the end returns the last one, if the total is known: a filter may have fewer results meanwhile. */
    const shown = total < maxCounted ? Math.min(page, Math.max(1, Math.ceil(total / perPage))) : page
    const ids = await everyTenant
      .select({ id: sql<number>`id` })
      .from(searched ? sql`(${matching} offset 0) matching` : matching.as('matching'))
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
      waitingByCustomer(db, listed),
      lastSeenByCustomer(db, listed),
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
