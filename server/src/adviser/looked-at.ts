import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { notes } from '../database/tables/note.ts'
import { tasks } from '../database/tables/task.ts'
import type { tenantInbox } from '../database/tables/tenant-inbox.ts'

type Answerable = PgTable & { id: PgColumn; adviserSeenAt: PgColumn }
type Id = number | null | undefined

/** What the firm has looked at: the customer then sees that an answer was seen. */
export function lookedAt({ db, clock }: Context) {
  const mark = async (table: Answerable, ids: readonly Id[]) => {
    const found = ids.filter((id) => typeof id === 'number')
    if (found.length > 0)
      await db.update(table).set({ adviserSeenAt: clock() }).where(inArray(table.id, found))
  }
  return {
    /** What customers wrote: the tasks and messages that it answers. */
    async written(items: readonly (typeof tenantInbox.$inferSelect)[]): Promise<void> {
      await mark(
        tasks,
        items.map(({ taskId }) => taskId),
      )
      await mark(
        notes,
        items.map(({ replyToType, replyToId }) => (replyToType === 'note' ? replyToId : null)),
      )
    },
    /** A file that a customer sent: what it was sent for. */
    async file(sent: { taskId: Id; mortgageProgressId: Id; damageProgressId: Id }): Promise<void> {
      await mark(tasks, [sent.taskId])
      await mark(mortgageProgress, [sent.mortgageProgressId])
      await mark(damageProgress, [sent.damageProgressId])
    },
  }
}
