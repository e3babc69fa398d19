import { monthlyAmountOf } from '@portal/domain/policy'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { policies } from '../database/tables/policy.ts'

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

/** All policies of a customer in wire format, with children in their packages (API-23). */
export async function readPolicies(db: Database, customerId: number) {
  const own = eq(policies.customerId, customerId)
  const rows = await db.select().from(policies).where(own).orderBy(asc(policies.id))
  return rows.filter(({ parentId }) => parentId === null).map((row) => wirePolicy(row, rows))
}

/** One policy of a customer with its premium end date; null if there is none (API-24). */
export async function readPolicy(db: Database, customerId: number, id: number) {
  const own = and(eq(policies.customerId, customerId), or(eq(policies.id, id), eq(policies.parentId, id)))
  const rows = await db.select().from(policies).where(own)
  const row = rows.find((one) => one.id === id)
  return row ? { ...wirePolicy(row, rows), premium_end_date: row.premiumEndDate } : null
}
