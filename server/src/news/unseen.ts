import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { mails } from '../database/tables/mail.ts'
import { mortgageProgress, mortgages } from '../database/tables/mortgage.ts'
import { news } from '../database/tables/news.ts'
import { notes } from '../database/tables/note.ts'
import { signals } from '../database/tables/signal.ts'
import { tasks } from '../database/tables/task.ts'

type RecordName = typeof news.$inferSelect.record
type Requests = PgTable & { id: PgColumn; customerId: PgColumn; date: PgColumn }

/** Requests without a response, by the kind of record. */
export const unanswered = {
  task: { table: tasks, open: eq(tasks.status, 'open') },
  mortgage_progress: {
    table: mortgageProgress,
    open: and(eq(mortgageProgress.received, false), eq(mortgageProgress.completed, false)),
  },
  damage_progress: {
    table: damageProgress,
    open: and(eq(damageProgress.received, false), eq(damageProgress.completed, false)),
  },
} satisfies Partial<Record<RecordName, { table: Requests; open: SQL | undefined }>>

/**
 * Condition for unseen news: items not viewed, open requests, and reminders whose deadline is unchanged. Deleted
 * records are no news.
 */
export function isUnseen(db: Database): SQL {
  const there = (
    record: RecordName,
    table: PgTable & { id: PgColumn; customerId: PgColumn },
    ...which: (SQL | undefined)[]
  ) =>
    and(
      eq(news.record, record),
      exists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(and(eq(table.id, news.recordId), eq(table.customerId, news.customerId), ...which)),
      ),
    )
  const requests = (Object.keys(unanswered) as (keyof typeof unanswered)[]).map((record) => {
    const { table, open } = unanswered[record]
    return there(record, table, open, or(isNull(news.day), eq(table.date, news.day)), seenToo(record))
  })
  const each = [
    ...requests,
    there('note', notes, isNull(notes.seenAt), isNull(notes.answeredAt)),
    there('mortgage', mortgages, isNull(mortgages.seenAt)),
    there('mail', mails, isNull(mails.seenAt)),
    there('signal', signals, isNull(signals.seenAt)),
  ]
  return sql`(${or(...each)})`
}

/** Tasks store whether they were seen; reminders are sent regardless. */
const seenToo = (record: RecordName): SQL | undefined =>
  record === 'task' ? or(isNull(tasks.seenAt), sql`${news.day} is not null`) : undefined
