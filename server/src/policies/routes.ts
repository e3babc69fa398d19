import { getPolicies, getPolicy } from '@portal/contract/policy'
import { monthlyAmountOf } from '@portal/domain/policy'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { policies } from '../database/tables/policy.ts'
import { recordId } from '../http/record-id.ts'
import { notFound } from '../http/refusal.ts'
import type { Routes } from '../http/routes.ts'

type Row = typeof policies.$inferSelect

const wireSingle = (row: Row) => ({
  ...row.facts,
  id: row.id,
  name: row.name,
  parent_id: row.parentId,
  mutation_code: row.mutationCode,
  total_term_amount: row.termAmount,
  payment_term: row.paymentTerm,
  monthly_term_amount: monthlyAmountOf(row.termAmount ?? 0, row.paymentTerm ?? 1),
})

const wirePolicy = (row: Row, all: readonly Row[]) => ({
  ...wireSingle(row),
  children: all.filter(({ parentId }) => parentId === row.id).map(wireSingle),
})

/** Insurance policies. */
export function policyRoutes(routes: Routes, { db }: Context): void {
  routes.customer(getPolicies, async ({ customer }) => {
    const rows = await db
      .select()
      .from(policies)
      .where(eq(policies.customerId, customer.id))
      .orderBy(asc(policies.id))
    return { data: rows.filter(({ parentId }) => parentId === null).map((row) => wirePolicy(row, rows)) }
  })

  routes.customer(getPolicy, async ({ customer, params, query }) => {
    const id = recordId(params.id)
    const rows = await db
      .select()
      .from(policies)
      .where(and(eq(policies.customerId, customer.id), or(eq(policies.id, id), eq(policies.parentId, id))))
    const row = rows.find((one) => one.id === id)
    if (!row) throw notFound()
    const premium = query.include.split(',').includes('premium_end_date')
    return {
      data: { ...wirePolicy(row, rows), ...(premium && { premium_end_date: row.premiumEndDate }) },
    }
  })
}
