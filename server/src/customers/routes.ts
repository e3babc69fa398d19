import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import type { Context } from '../context.ts'
import type { Routes } from '../http/routes.ts'
import { keysOf } from '../passkeys/keys-of.ts'
import { readFamily } from './family.ts'
import { readCustomer } from './read.ts'

/** The signed-in customer and the family. */
export function customerRoutes(routes: Routes, context: Context): void {
  const hasNone = async (id: number) => {
    const { passkeys, app } = await keysOf(context.db, id)
    return passkeys === 0 && !app
  }
  routes.customer(getCustomer, async ({ customer, tenant, query }) => ({
    data: {
      ...(await readCustomer(context, customer.id, query.include)),
      keys_wanted: tenant.tenant.strong_sign_in_wanted === true && (await hasNone(customer.id)),
    },
  }))
  routes.customer(getFamily, async ({ customer }) => ({ data: await readFamily(context, customer.id) }))
}
