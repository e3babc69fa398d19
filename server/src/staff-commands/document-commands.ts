import type { DocumentVerdict } from '@portal/contract/desk/desk-document'
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
import { getFirstRow } from '../database/first-row.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { tasks } from '../database/tables/task.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { removeUnannouncedNews } from '../news/record-news.ts'
import { isWaitingForSignature } from '../signing/signing-request.ts'
import type { CommandContext } from './command-context.ts'
import { createDecidedByColleagueError } from './decided-by-colleague-error.ts'
import { insertNote } from './inbox-commands.ts'
import { createSeenTimeRecorder } from './record-seen-times.ts'
import type { CommandActions } from './staff-commands.ts'

type DocumentRow = typeof documents.$inferSelect

export function createDocumentCommands(context: CommandContext) {
  const { db, clock, person } = context

  /** Fails if a colleague decided first, and names the colleague. */
  async function recordDocumentDecision(
    id: number,
    verdict: DocumentVerdict,
    reason: string | null,
  ): Promise<DocumentRow> {
    await context.requirePermittedRecord(documents, id)
    const undecided = and(eq(documents.id, id), isNull(documents.verdict))
    const decided = { verdict, verdictReason: reason, reviewedAt: clock(), reviewedBy: person.name }
    const [row] = await db.update(documents).set(decided).where(undecided).returning()
    if (!row) {
      const first = getFirstRow(await db.select().from(documents).where(eq(documents.id, id)))
      throw createDecidedByColleagueError(first.reviewedBy)
    }
    const isAccepted = verdict === 'accepted'
    const now = clock()
    for (const [table, requestId] of [
      [mortgageProgress, row.mortgageProgressId],
      [damageProgress, row.damageProgressId],
    ] as const)
      if (requestId !== null)
        await db
          .update(table)
          .set({
            completed: isAccepted,
            received: isAccepted,
            rejected: reason,
            adviserSeenAt: now,
            updatedAt: now,
          })
          .where(eq(table.id, requestId))
    return row
  }

  return {
    documents: async ({ tenant, customer: name }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      const rows = await db
        .select()
        .from(documents)
        .where(eq(documents.customerId, customer.id))
        .orderBy(desc(documents.id))
      return rows.map(({ id, name, mimeType, size, createdAt, ...row }) => ({
        document: id,
        name,
        mimeType,
        size,
        createdAt,
        mortgage: row.mortgageId,
        item: row.mortgageProgressId,
        damage: row.damageId,
        task: row.taskId,
        screen: row.screen,
      }))
    },
    document: async ({ document }) => {
      await context.requirePermittedRecord(documents, document)
      const row = getFirstRow(await db.select().from(documents).where(eq(documents.id, document)))
      await createSeenTimeRecorder(context).recordDecision(row)
      return () => readDocumentContent(context, row)
    },
    accept: async ({ document }) => {
      const row = await recordDocumentDecision(document, 'accepted', null)
      if (row.taskId !== null && !(await isTaskUnfinished(context, row.taskId)))
        await db.update(tasks).set({ status: 'done', adviserSeenAt: clock() }).where(eq(tasks.id, row.taskId))
      return { document, verdict: row.verdict }
    },
    reject: async ({ document, reason }) => {
      const row = await recordDocumentDecision(document, 'rejected', reason)
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
  } satisfies Partial<CommandActions>
}

/** Whether the task still has an undecided or rejected document, or asks for a signature. */
async function isTaskUnfinished({ db }: CommandContext, taskId: number): Promise<boolean> {
  if (await isWaitingForSignature(db, taskId)) return true
  const open = or(isNull(documents.verdict), ne(documents.verdict, 'accepted'))
  return (await db.$count(documents, and(eq(documents.taskId, taskId), open))) > 0
}

/**
 * Reads the content of a document as base64.
 * @throws HttpError 404 if the file does not exist
 */
async function readDocumentContent({ files }: CommandContext, { name, mimeType, fileKey }: DocumentRow) {
  const content = await files.get(fileKey)
  if (!content) throw createNotFoundError()
  return { name, mimeType, base64: content.toString('base64') }
}
