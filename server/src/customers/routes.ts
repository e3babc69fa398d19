import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import type { Context } from '../context.ts'
import type { Routes } from '../http/routes.ts'
import { demandOn } from '../passkeys/demand.ts'
import { readFamily } from './family.ts'
import { readCustomer } from './read.ts'

/** The signed-in customer and the family. */
export function customerRoutes(routes: Routes, context: Context): void {
  routes.customer(getCustomer, async ({ query, ...scope }) => ({
    data: {
      ...(await readCustomer(context, scope.customer.id, query.include)),
      ...(await demandOn(context, scope)),
    },
  }))
  routes.customer(getFamily, async ({ customer }) => ({ data: await readFamily(context, customer.id) }))
}
