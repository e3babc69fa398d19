import { getPolicies, getPolicy } from '@portal/contract/policy'
import type { Context } from '../context.ts'
import { notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import type { Routes } from '../http/routes.ts'
import { readPolicies, readPolicy } from './read.ts'

/** Insurance policies. */
export function policyRoutes(routes: Routes, { db }: Context): void {
  routes.customer(getPolicies, async ({ customer }) => ({ data: await readPolicies(db, customer.id) }))

  routes.customer(getPolicy, async ({ customer, params, query }) => {
    const policy = await readPolicy(db, customer.id, recordId(params.id))
    if (!policy) throw notFound()
    const { premium_end_date: _, ...plain } = policy
    return { data: query.include.split(',').includes('premium_end_date') ? policy : plain }
  })
}
