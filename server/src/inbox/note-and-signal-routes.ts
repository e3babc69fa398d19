import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { and, desc, eq, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customerSignals } from '../database/tables/customer-signal.ts'
import { notes } from '../database/tables/note.ts'
import { findAttachedDocuments } from '../documents/attached-documents.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { toWireDateTime } from '../wire-date-time.ts'

export function registerNoteAndSignalRoutes(routes: CallRoutes, { db, clock }: Context): void {
  routes.customer(
    getActiveSignals,
    async ({ customer }) => {
      const rows = await db
        .select()
        .from(customerSignals)
        .where(
          and(
            eq(customerSignals.customerId, customer.id),
            isNull(customerSignals.finishedAt),
            or(isNull(customerSignals.snoozedUntil), lte(customerSignals.snoozedUntil, clock())),
          ),
        )
        .orderBy(desc(customerSignals.createdAt), desc(customerSignals.id))
      return {
        data: rows.map((row) => ({
          id: row.id,
          customer_id: row.customerId,
          description: row.description,
          customer_message: row.customerMessage,
          finished_at: toWireDateTime(row.finishedAt),
          snoozed_until: toWireDateTime(row.snoozedUntil),
          status: row.status,
          searchable_type: row.searchableType,
          searchable_id: row.searchableId,
          created_at: toWireDateTime(row.createdAt),
          seen_by_customer: toWireDateTime(row.seenAt),
        })),
      }
    },
    { variesBy: 'content' },
  )

  routes.customer(getNotes, async ({ customer }) => {
    const rows = await db
      .select()
      .from(notes)
      .where(eq(notes.customerId, customer.id))
      .orderBy(desc(notes.createdAt), desc(notes.id))
    const attached = await findAttachedDocuments(db, customer.id, rows)
    return {
      data: rows.map(({ id, title, content, createdAt, seenAt, ...row }) => ({
        id,
        title,
        content,
        datetime: toWireDateTime(createdAt),
        seen_by_customer: toWireDateTime(seenAt),
        wants_answer: row.wantsAnswer,
        answered_at: toWireDateTime(row.answeredAt),
        seen_by_advisor: toWireDateTime(row.adviserSeenAt),
        documents: attached(row.documentIds),
      })),
    }
  })
}
