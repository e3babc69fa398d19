import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { customerSignals } from '../database/tables/customer-signal.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { mails } from '../database/tables/mail.ts'
import { mortgageProgress, mortgages } from '../database/tables/mortgage.ts'
import { news } from '../database/tables/news.ts'
import { notes } from '../database/tables/note.ts'
import { tasks } from '../database/tables/task.ts'

type NewsRecord = typeof news.$inferSelect.record
type RequestTable = PgTable & { id: PgColumn; customerId: PgColumn; date: PgColumn }

/** SQL conditions: the customer has not answered the request yet. */
export const unansweredConditions = [
  { record: 'task', table: tasks, open: eq(tasks.status, 'open') },
  {
    record: 'mortgage_progress',
    table: mortgageProgress,
    open: and(eq(mortgageProgress.received, false), eq(mortgageProgress.completed, false)),
  },
  {
    record: 'damage_progress',
    table: damageProgress,
    open: and(eq(damageProgress.received, false), eq(damageProgress.completed, false)),
  },
] as const satisfies { record: NewsRecord; table: RequestTable; open: SQL | undefined }[]

/**
 * SQL condition: the item was not seen, the request is open, or the reminder's deadline is unchanged. Deleted records
 * do not count.
 */
export function isUnseenNews(db: Database): SQL {
  const there = (
    record: NewsRecord,
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
  const unseenQueries = [
    ...unansweredConditions.map(({ record, table, open }) =>
      there(record, table, open, or(isNull(news.day), eq(table.date, news.day)), isUnseenTask(record)),
    ),
    there('note', notes, isNull(notes.seenAt), isNull(notes.answeredAt)),
    there('mortgage', mortgages, isNull(mortgages.seenAt)),
    there('mail', mails, isNull(mails.seenAt)),
    there('signal', customerSignals, isNull(customerSignals.seenAt)),
  ]
  return sql`(${or(...unseenQueries)})`
}

/**
 * SQL condition: false for a task that the customer has seen, unless the news is a reminder. Undefined for records
 * other than tasks, which do not store whether they were seen.
 */
const isUnseenTask = (record: NewsRecord): SQL | undefined =>
  record === 'task' ? or(isNull(tasks.seenAt), sql`${news.day} is not null`) : undefined
