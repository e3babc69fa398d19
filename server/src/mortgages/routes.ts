import { getMortgages } from '@portal/contract/mortgage'
import type { Context } from '../context.ts'
import type { Routes } from '../http/routes.ts'
import { readMortgages } from './read.ts'

/** The customer's mortgages. */
export function mortgageRoutes(routes: Routes, context: Context): void {
  routes.customer(getMortgages, async ({ customer, query }) => ({
    data: await readMortgages(context, customer.id, query.include),
  }))
}
