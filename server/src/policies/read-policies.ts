import { toMonthlyPremium } from '@portal/domain/policy'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { policies } from '../database/tables/policy.ts'

type PolicyRow = typeof policies.$inferSelect

const toSinglePolicyResponse = (row: PolicyRow) => ({
  ...row.facts,
  id: row.id,
  name: row.name,
  parent_id: row.parentId,
  mutation_code: row.mutationCode,
  total_term_amount: row.termAmount,
  payment_term: row.paymentTerm,
  monthly_term_amount: toMonthlyPremium(row.termAmount ?? 0, row.paymentTerm ?? 1),
})

const toPolicyResponse = (row: PolicyRow, all: readonly PolicyRow[]) => ({
  ...toSinglePolicyResponse(row),
  children: all.filter(({ parentId }) => parentId === row.id).map(toSinglePolicyResponse),
})

/** Reads the customer's policies. Packages contain their policies (API-23). */
export async function readPolicies(db: Database, customerId: number) {
  const own = eq(policies.customerId, customerId)
  const rows = await db.select().from(policies).where(own).orderBy(asc(policies.id))
  return rows.filter(({ parentId }) => parentId === null).map((row) => toPolicyResponse(row, rows))
}

/** Reads a policy with its premium end date; null for another customer's policy (API-24). */
export async function readPolicy(db: Database, customerId: number, id: number) {
  const own = and(eq(policies.customerId, customerId), or(eq(policies.id, id), eq(policies.parentId, id)))
  const rows = await db.select().from(policies).where(own)
  const row = rows.find((one) => one.id === id)
  return row ? { ...toPolicyResponse(row, rows), premium_end_date: row.premiumEndDate } : null
}
