import { getDeskCustomers } from '@portal/contract/desk/desk-customer'
import { asc, eq, sql } from 'drizzle-orm'
import { customers, getSortableLastName } from '../database/tables/customer.ts'
import { homes } from '../database/tables/home.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { toNamedCustomer } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'
import { countMatchingCustomers, findMatchingCustomers, maxCountedCustomers } from './matching-customers.ts'
import { countWaitingItemsByCustomer, findLastSeenByCustomer, isOneOf } from './waiting-items-by-customer.ts'

export function registerCustomerListCalls({
  tenantCall,
  context: { db, allTenantsDb },
}: DeskDependencies): void {
  tenantCall(
    getDeskCustomers,
    rolesWithReadAccess,
    async ({ tenant, query: { q, filter, page, per_page: perPage } }) => {
      const { condition, searched } = findMatchingCustomers(db, tenant.id, { q, filter })
      const order = [asc(sql`name`), asc(sql`id`)]
      /**
       * Runs as the owner of the tables, limited to this tenant: with row-level security Postgres would not use the
       * search index, because the search function is not leakproof. `offset 0` makes Postgres search before it sorts.
       */
      const matching = allTenantsDb
        .select({ id: customers.id, name: sql<string>`${getSortableLastName(customers)}`.as('name') })
        .from(customers)
        .where(condition)
      const total = await countMatchingCustomers(allTenantsDb, condition)
      /**
       * Shows the last page if the requested page does not exist, since the filter may have fewer results than before.
       */
      const shown =
        total < maxCountedCustomers ? Math.min(page, Math.max(1, Math.ceil(total / perPage))) : page
      const ids = await allTenantsDb
        .select({ id: sql<number>`id` })
        .from(searched ? sql`(${matching} offset 0) matching` : matching.as('matching'))
        .orderBy(...order)
        .limit(perPage)
        .offset((shown - 1) * perPage)
      const listed = ids.map(({ id }) => id)
      const [rows, waits, seen] = await Promise.all([
        db
          .select({ customer: customers, city: homes.city })
          .from(customers)
          .leftJoin(homes, eq(homes.customerId, customers.id))
          .where(isOneOf(customers.id, listed)),
        countWaitingItemsByCustomer(db, listed),
        findLastSeenByCustomer(db, listed),
      ])
      const rowByCustomer = new Map(rows.map((row) => [row.customer.id, row]))
      return {
        data: ids.flatMap(({ id }) => {
          const row = rowByCustomer.get(id)
          if (!row) return []
          const { customer, city } = row
          return [
            {
              ...toNamedCustomer(customer),
              username: customer.username,
              email: customer.email,
              date_of_birth: customer.facts.date_of_birth ?? null,
              city,
              waiting: waits.get(id) ?? 0,
              last_seen_at: toWireDateTime(seen.get(id) ?? null),
              locked: customer.locked,
            },
          ]
        }),
        meta: { total, page: shown, per_page: perPage },
      }
    },
  )
}
