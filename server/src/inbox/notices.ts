import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { and, desc, eq, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notes } from '../database/tables/note.ts'
import { signals } from '../database/tables/signal.ts'
import { attachedTo } from '../documents/attached.ts'
import type { Routes } from '../http/routes.ts'
import { wireMoment } from '../wire-moment.ts'

/** Routes for notices and messages of the tenant. */
export function noticeRoutes(routes: Routes, { db, clock }: Context): void {
  routes.customer(
    getActiveSignals,
    async ({ customer }) => {
      const rows = await db
        .select()
        .from(signals)
        .where(
          and(
            eq(signals.customerId, customer.id),
            isNull(signals.finishedAt),
            or(isNull(signals.snoozedUntil), lte(signals.snoozedUntil, clock())),
          ),
        )
        .orderBy(desc(signals.createdAt), desc(signals.id))
      return {
        data: rows.map((row) => ({
          id: row.id,
          customer_id: row.customerId,
          description: row.description,
          customer_message: row.customerMessage,
          finished_at: wireMoment(row.finishedAt),
          snoozed_until: wireMoment(row.snoozedUntil),
          status: row.status,
          searchable_type: row.searchableType,
          searchable_id: row.searchableId,
          created_at: wireMoment(row.createdAt),
          seen_by_customer: wireMoment(row.seenAt),
        })),
      }
    },
    { varies: 'content' },
  )

  routes.customer(getNotes, async ({ customer }) => {
    const rows = await db
      .select()
      .from(notes)
      .where(eq(notes.customerId, customer.id))
      .orderBy(desc(notes.createdAt), desc(notes.id))
    const attached = await attachedTo(db, customer.id, rows)
    return {
      data: rows.map(({ id, title, content, createdAt, seenAt, ...row }) => ({
        id,
        title,
        content,
        datetime: wireMoment(createdAt),
        seen_by_customer: wireMoment(seenAt),
        wants_answer: row.wantsAnswer,
        answered_at: wireMoment(row.answeredAt),
        seen_by_advisor: wireMoment(row.adviserSeenAt),
        documents: attached(row.documentIds),
      })),
    }
  })
}
