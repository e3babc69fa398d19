import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { notes } from '../database/tables/note.ts'
import { tasks } from '../database/tables/task.ts'
import type { tenantInbox } from '../database/tables/tenant-inbox.ts'

type AnswerableTable = PgTable & { id: PgColumn; adviserSeenAt: PgColumn }

/** Records when staff first saw an answer of a customer. The customer can see that time. */
export function createSeenTimeRecorder({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const mark = async (table: AnswerableTable, ids: readonly (number | null)[]) => {
    const found = ids.filter((id) => id !== null)
    const unseen = and(inArray(table.id, found), isNull(table.adviserSeenAt))
    if (found.length > 0) await db.update(table).set({ adviserSeenAt: clock() }).where(unseen)
  }
  return {
    /** Marks the tasks and messages that these inbox items answer as seen. */
    async recordMessagesSeen(items: readonly (typeof tenantInbox.$inferSelect)[]): Promise<void> {
      const answered = items.map(({ replyToType, replyToId }) => (replyToType === 'note' ? replyToId : null))
      await mark(
        tasks,
        items.map(({ taskId }) => taskId),
      )
      await mark(notes, answered)
    },
    /**
     * Stores the decision about a document in the request that the document answers, unless a newer document was sent.
     */
    async recordDecision(sent: typeof documents.$inferSelect): Promise<void> {
      for (const [table, column, id] of [
        [tasks, documents.taskId, sent.taskId],
        [mortgageProgress, documents.mortgageProgressId, sent.mortgageProgressId],
        [damageProgress, documents.damageProgressId, sent.damageProgressId],
      ] as const) {
        if (id === null) continue
        const newer = await db.$count(documents, and(eq(column, id), gt(documents.id, sent.id)))
        if (newer === 0) await mark(table, [id])
      }
    },
  }
}
