import type { Damage } from '@portal/contract/damage'
import { asc, desc, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { damagePayments, damageProgress, damages } from '../database/tables/damage.ts'
import { toRequestedDocumentResponse } from '../requested-document-response.ts'
import { toWireDateTime } from '../wire-date-time.ts'

type ProgressRow = typeof damageProgress.$inferSelect
type PaymentRow = typeof damagePayments.$inferSelect

const toDamageResponse = (
  row: typeof damages.$inferSelect,
  progress: readonly ProgressRow[],
  payments: readonly PaymentRow[],
): InferInput<typeof Damage> => ({
  id: row.id,
  type: row.type,
  cause: row.cause,
  date: row.date,
  description: row.description,
  estimated: row.estimated,
  policy_contract_number: row.policyContractNumber,
  settled: row.settled,
  status: row.status,
  pay_to: row.payTo,
  seen_by_customer: toWireDateTime(row.seenAt),
  progress_items: progress
    .filter(({ damageId }) => damageId === row.id)
    .map((item) => ({ ...toRequestedDocumentResponse(item), damage_id: item.damageId })),
  payments: payments
    .filter(({ damageId }) => damageId === row.id)
    .map(({ id, amount, date, payTo }) => ({ id, amount, date, pay_to: payTo })),
})

/** Reads a customer's damages, newest first (API-38). */
export async function readDamages(db: Database, customerId: number): Promise<InferInput<typeof Damage>[]> {
  const [rows, progress, payments] = await Promise.all([
    db
      .select()
      .from(damages)
      .where(eq(damages.customerId, customerId))
      .orderBy(desc(damages.date), desc(damages.id)),
    db
      .select()
      .from(damageProgress)
      .where(eq(damageProgress.customerId, customerId))
      .orderBy(asc(damageProgress.id)),
    db
      .select()
      .from(damagePayments)
      .where(eq(damagePayments.customerId, customerId))
      .orderBy(asc(damagePayments.id)),
  ])
  return rows.map((row) => toDamageResponse(row, progress, payments))
}
