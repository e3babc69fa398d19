import type { DocumentVerdict } from '@portal/contract/desk/desk-document'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { damageProgress } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { tasks } from '../database/tables/task.ts'
import { removeUnannouncedNews } from '../news/record-news.ts'
import { isWaitingForSignature } from '../signing/awaited-signature.ts'
import type { CommandContext } from './command-context.ts'
import { createDecidedByColleagueError } from './decided-by-colleague-error.ts'
import { getFirstRow } from './first-row.ts'
import type { CommandActions } from './staff-commands.ts'
import { insertNote } from './write-note.ts'

type DocumentRow = typeof documents.$inferSelect

/** Accepts or rejects a customer's document. Fails if a colleague decided first, and names the colleague. */
export function createDocumentVerdictCommands(
  context: CommandContext,
): Pick<CommandActions, 'accept' | 'reject'> {
  const { db, clock, person } = context

  async function recordDocumentDecision(
    id: number,
    verdict: DocumentVerdict,
    reason: string | null,
  ): Promise<DocumentRow> {
    await context.requirePermittedRecord(documents, id)
    const undecided = and(eq(documents.id, id), isNull(documents.verdict))
    const decided = { verdict, verdictReason: reason, reviewedAt: clock(), reviewedBy: person.name }
    const [row] = await db.update(documents).set(decided).where(undecided).returning()
    if (row) return row
    const first = getFirstRow(await db.select().from(documents).where(eq(documents.id, id)))
    throw createDecidedByColleagueError(first.reviewedBy)
  }

  return {
    accept: async ({ document }) => {
      const row = await recordDocumentDecision(document, 'accepted', null)
      const done = {
        completed: true,
        received: true,
        rejected: null,
        adviserSeenAt: clock(),
        updatedAt: clock(),
      }
      for (const [table, id] of getAnsweredRequests(row))
        await db.update(table).set(done).where(eq(table.id, id))
      if (row.taskId !== null && !(await isTaskUnfinished(context, row.taskId)))
        await db.update(tasks).set({ status: 'done', adviserSeenAt: clock() }).where(eq(tasks.id, row.taskId))
      return { document, verdict: row.verdict }
    },
    reject: async ({ document, reason }) => {
      const row = await recordDocumentDecision(document, 'rejected', reason)
      const anew = {
        completed: false,
        received: false,
        rejected: reason,
        adviserSeenAt: clock(),
        updatedAt: clock(),
      }
      for (const [table, id] of getAnsweredRequests(row))
        await db.update(table).set(anew).where(eq(table.id, id))
      if (row.taskId !== null)
        await db
          .update(tasks)
          .set({ status: 'open', adviserSeenAt: clock(), seenAt: null })
          .where(eq(tasks.id, row.taskId))
      await removeUnannouncedNews(context, {
        task: row.taskId,
        mortgage_progress: row.mortgageProgressId,
        damage_progress: row.damageProgressId,
      })
      await insertNote(context, {
        customerId: row.customerId ?? 0,
        title: `Niet goedgekeurd: ${row.name}`,
        content: reason,
        wantsAnswer: true,
      })
      return { document, verdict: row.verdict }
    },
  }
}

function getAnsweredRequests({ mortgageProgressId, damageProgressId }: DocumentRow) {
  return [
    [mortgageProgress, mortgageProgressId] as const,
    [damageProgress, damageProgressId] as const,
  ].flatMap(([table, id]) => (id === null ? [] : [[table, id] as const]))
}

/** Whether the task still has an undecided or rejected document, or asks for a signature. */
async function isTaskUnfinished({ db }: CommandContext, taskId: number): Promise<boolean> {
  if (await isWaitingForSignature(db, taskId)) return true
  const open = or(isNull(documents.verdict), ne(documents.verdict, 'accepted'))
  return (await db.$count(documents, and(eq(documents.taskId, taskId), open))) > 0
}
